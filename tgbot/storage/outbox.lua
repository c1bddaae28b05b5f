-- The outbox: what is owed to each chat, and who may be served next. Each call is atomic.
--
-- Law: a letter leaves the line only when its fate is known; a chat has one letter in flight; and no
-- window of time ever holds more sends and edits than its limit.
--
-- ARGV[1] is the operation, ARGV[2] the time in ms; the rest are the operation's own. Keys:
--   out:line:CHAT    sorted set of letter numbers; score = class * PLACE + number
--   out:letter:CHAT  hash: number -> letter (JSON)
--   out:told:CHAT    hash: number -> fate of a letter that is sent, but whose receipt is not yet told
--   out:chat:CHAT    hash: the lease (courier, token, number, since, counted), pause, panel_at, tries
--   out:sent:CHAT    list of the times of the latest sends and edits, newest first; out:total: all chats
--   out:due:CLASS    sorted set of chats that wait with a letter of this class; score = look again then
--   out:couriers     sorted set of couriers; score = taken for dead after that time
--   out:granted:COURIER  the token and the chat of its last claim, should the answer be lost
--   out:number       the last letter's number
--   slots:CHAT:HEAD  hash: slot -> message id; HEAD is the slot's part before the first colon
--   alias:CHAT       the chat that this one migrated to
--   poll:ID  parked:ID  again      registered polls, answers that came before them, and the answers
--                                  whose poll is registered by now
local now = tonumber(ARGV[2])
local call = redis.call

local PLACE = 1e12
local PULSE_MS = 4000  -- a courier that was silent for so long is taken for dead
local GAME, PANEL, NOTICE = 0, 1, 3
local SLOT_SECONDS, POLL_SECONDS, CHAT_SECONDS = 90 * 86400, 30 * 86400, 2 * 86400
-- How much of a limit a class may use, so that the game always finds some of it left.
local SHARE_OF_TOTAL = {[0] = 1, 0.9, 0.7, 0.5}
local SHARE_OF_CHAT = {[0] = 1, 0.75, 0.75, 0.75}

local function class_of(score) return math.floor(tonumber(score) / PLACE) end

local function slot_key(chat, slot) return 'slots:' .. chat .. ':' .. slot:match('^[^:]*') end

-- Sends and edits share Telegram's limits; nothing else is counted.
local function is_counted(letter)
  local method = letter.method
  if method == 'sendChatAction' then return false end
  return (method:find('^send') or method:find('^edit') or method == 'stopPoll') and true or false
end

local function current(chat)
  return call('GET', 'alias:' .. chat) or chat
end

-- "now" is sooner than anything written there; the next claim finds out when it really is.
local function look_at(chat, class) call('ZADD', 'out:due:' .. class, now, chat) end

local function courier_lives(courier)
  local until_ms = call('ZSCORE', 'out:couriers', courier)
  return until_ms and tonumber(until_ms) > now and tonumber(until_ms)
end

-- The chat's lease as a table, or nil. The lease of a dead courier ends here; its call, if there was
-- one, came in no later than now.
local function lease_of(chat)
  local key = 'out:chat:' .. chat
  local lease = call('HMGET', key, 'courier', 'token', 'number', 'since', 'counted')
  if not lease[1] then return nil end
  return {courier = lease[1], token = lease[2], number = lease[3], since = tonumber(lease[4]),
          counted = lease[5] == '1'}
end

local function release(chat, lease)
  local key = 'out:chat:' .. chat
  if lease.counted then
    -- Telegram saw the call somewhere between the claim and now: count from now, to be sure.
    if call('EXISTS', 'out:sent:' .. chat) == 1 then call('LSET', 'out:sent:' .. chat, 0, now) end
    if call('HEXISTS', key, 'panel_at') == 1 then
      call('HINCRBY', key, 'panel_at', now - lease.since)
    end
  end
  call('HDEL', key, 'courier', 'token', 'number', 'since', 'counted')
  call('EXPIRE', key, CHAT_SECONDS)
  for class = GAME, NOTICE do
    local first = call('ZRANGEBYSCORE', 'out:line:' .. chat, class * PLACE, (class + 1) * PLACE - 1,
                       'LIMIT', 0, 1)
    if first[1] then look_at(chat, class) else call('ZREM', 'out:due:' .. class, chat) end
  end
end

---------------------------------------------------------------------------------------- enqueue
-- ARGV: letter, letter, …

-- The chat's letters about this slot, oldest first.
local function pending(chat, slot)
  local found = {}
  for _, number in ipairs(call('ZRANGE', 'out:line:' .. chat, 0, -1)) do
    local text = call('HGET', 'out:letter:' .. chat, number)
    -- Decoding costs more than looking: a chat that must wait for an hour has a long line.
    local letter = text:find(slot, 1, true) and cjson.decode(text)
    if letter and letter.slot == slot then
      found[#found + 1] = {number = number, letter = letter,
                           class = class_of(call('ZSCORE', 'out:line:' .. chat, number))}
    end
  end
  table.sort(found, function(a, b) return tonumber(a.number) < tonumber(b.number) end)
  return found
end

-- Latest state wins: an edit that was not yet sent gives its place to a later one of the same kind.
-- Only the slot's last letter may, else an edit would jump over a deletion; never one in flight; and
-- never one whose receipt somebody else waits for.
local function may_replace(chat, last, letter)
  local old, lease = last.letter, lease_of(chat)
  return (letter.act == 'upsert' or letter.act == 'edit')
    and old.act == letter.act and old.method == letter.method and old.receipt == letter.receipt
    and not (lease and lease.number == last.number)
    and call('HEXISTS', 'out:told:' .. chat, last.number) == 0
end

local function put(chat, number, class, text)
  call('HSET', 'out:letter:' .. chat, number, text)
  call('ZADD', 'out:line:' .. chat, class * PLACE + number, number)
  look_at(chat, class)
end

local function enqueue_one(text)
  local letter = cjson.decode(text)
  local chat = current(string.format('%.0f', letter.chat))
  local class = letter.priority or GAME
  if letter.slot then
    local earlier = pending(chat, letter.slot)
    local last = earlier[#earlier]
    if last and may_replace(chat, last, letter) then
      put(chat, last.number, math.min(class, last.class), text)
      earlier[#earlier] = nil
    else
      put(chat, call('INCR', 'out:number'), class, text)
    end
    for _, one in ipairs(earlier) do  -- what it stands on must not come after it
      if one.class > class then
        call('ZADD', 'out:line:' .. chat, class * PLACE + one.number, one.number)
      end
    end
  else
    put(chat, call('INCR', 'out:number'), class, text)
  end
end

local function enqueue()
  for i = 3, #ARGV do enqueue_one(ARGV[i]) end
end

------------------------------------------------------------------------------------------ claim
-- ARGV: courier, token, lowest class, group limit (per 60 s), private limit and total limit (per 1 s),
--       ms between two edits of a panel
-- Returns {chat, number, letter, message id or '', fate or '', tries} or the ms to wait, -1 for ever.

-- When one more fits: `limit` entries of the list are at least a period old.
local function window(key, limit, share, period)
  local nth = math.max(1, math.floor(limit * share))
  local stamp = call('LINDEX', key, nth - 1)
  return stamp and tonumber(stamp) + period + 1 or 0
end

local function note(key, limit, seconds)
  call('LPUSH', key, now)
  call('LTRIM', key, 0, limit - 1)
  call('EXPIRE', key, seconds)
end

local function claim()
  local courier, token, lowest = ARGV[3], ARGV[4], tonumber(ARGV[5])
  local group_limit, private_limit = tonumber(ARGV[6]), tonumber(ARGV[7])
  local total_limit, spacing = tonumber(ARGV[8]), tonumber(ARGV[9])

  local function limits_of(chat)
    if chat:sub(1, 1) == '-' then return group_limit, 60000 end
    return private_limit, 1000
  end

  -- The class's first letter of a chat, and when it may go.
  local function first_of(chat, class)
    local lease = lease_of(chat)
    if lease then
      -- Who asks is alive, even when the clock has just jumped over its pulse.
      local until_ms = lease.courier == courier and now + PULSE_MS or courier_lives(lease.courier)
      if until_ms then return nil, until_ms + 1 end
      release(chat, lease)
    end
    local number = call('ZRANGEBYSCORE', 'out:line:' .. chat, class * PLACE, (class + 1) * PLACE - 1,
                        'LIMIT', 0, 1)[1]
    if not number then return nil, nil end
    local text = call('HGET', 'out:letter:' .. chat, number)
    local told = call('HEXISTS', 'out:told:' .. chat, number) == 1
    local counted = not told and is_counted(cjson.decode(text))
    local state = call('HMGET', 'out:chat:' .. chat, 'pause', 'panel_at')
    local ready = tonumber(state[1] or 0)
    if counted then
      local limit, period = limits_of(chat)
      ready = math.max(ready, window('out:sent:' .. chat, limit, SHARE_OF_CHAT[class], period))
      if class == PANEL then ready = math.max(ready, tonumber(state[2] or 0)) end
    end
    return {number = number, counted = counted}, ready
  end

  local function answer(chat, number)
    local text = call('HGET', 'out:letter:' .. chat, number)
    local slot = cjson.decode(text).slot
    return {chat, number, text,
            slot and call('HGET', slot_key(chat, slot), slot) or '',
            call('HGET', 'out:told:' .. chat, number) or '',
            call('HGET', 'out:chat:' .. chat, 'tries') or '0'}
  end

  local function take(chat, class, found)
    local key = 'out:chat:' .. chat
    call('ZADD', 'out:couriers', now + PULSE_MS, courier)
    call('HSET', key, 'courier', courier, 'token', token, 'number', found.number, 'since', now,
         'counted', found.counted and '1' or '0')
    if found.counted then
      local limit = limits_of(chat)
      note('out:sent:' .. chat, limit, 600)
      note('out:total', total_limit, 60)
      if class == PANEL then call('HSET', key, 'panel_at', now + spacing) end
    end
    local look = now + PULSE_MS + 1
    for other = GAME, NOTICE do call('ZADD', 'out:due:' .. other, 'XX', look, chat) end
    call('SET', 'out:granted:' .. courier, token .. ' ' .. chat, 'EX', 3600)
    return answer(chat, found.number)
  end

  local granted, chat_of_token = (call('GET', 'out:granted:' .. courier) or ''):match('^(%S+) (%S+)$')
  if granted == token then
    local lease = lease_of(chat_of_token)
    if lease and lease.token == token then return answer(chat_of_token, lease.number) end
  end

  local soonest
  for class = GAME, lowest do
    local due = 'out:due:' .. class
    local open_at = window('out:total', total_limit, SHARE_OF_TOTAL[class], 1000)
    local blocked = false
    for _, chat in ipairs(call('ZRANGEBYSCORE', due, '-inf', now, 'LIMIT', 0, 64)) do
      local found, ready = first_of(chat, class)
      if not ready then
        call('ZREM', due, chat)
      elseif ready > now then
        call('ZADD', due, ready, chat)
      elseif found.counted and open_at > now then
        blocked = true
      else
        return take(chat, class, found)
      end
    end
    local next_look
    if blocked then
      next_look = open_at
    else
      local first = call('ZRANGE', due, 0, 0, 'WITHSCORES')
      next_look = first[2] and tonumber(first[2])
    end
    if next_look and (not soonest or next_look < soonest) then soonest = next_look end
  end
  return soonest and math.max(0, math.ceil(soonest - now)) or -1
end

------------------------------------------------------------------------------------------ pulse
-- ARGV: courier. Says that the courier lives.
local function pulse()
  call('ZADD', 'out:couriers', now + PULSE_MS, ARGV[3])
  call('ZREMRANGEBYSCORE', 'out:couriers', '-inf', now - 1000 * CHAT_SECONDS)
end

------------------------------------------------------------------------------------------- bury
-- Takes every courier for dead, and looks at once at the chats that they held.
local function bury()
  call('DEL', 'out:couriers')
  for class = GAME, NOTICE do
    for _, chat in ipairs(call('ZRANGE', 'out:due:' .. class, 0, -1)) do look_at(chat, class) end
  end
end

----------------------------------------------------------------------------------------- settle
-- ARGV: chat, token, outcome, slot, message id, poll id, poll (JSON), fate (JSON), ms to pause
-- Outcomes: "done" the letter leaves; "told" it stays until its receipt is told, lease and all; "again"
-- it stays; "hold" it stays, and the chat pauses. A message id of '' says nothing, '0' that the message is gone.
-- Returns 0 when the lease was lost meanwhile, and then changes nothing.
local function settle()
  local chat, token, outcome, slot, message = ARGV[3], ARGV[4], ARGV[5], ARGV[6], ARGV[7]
  local poll, reference, fate, pause = ARGV[8], ARGV[9], ARGV[10], tonumber(ARGV[11])
  local lease = lease_of(chat)
  if not lease or lease.token ~= token then return 0 end
  if slot ~= '' and message == '0' then
    call('HDEL', slot_key(chat, slot), slot)
  elseif slot ~= '' and message ~= '' then
    call('HSET', slot_key(chat, slot), slot, message)
    call('EXPIRE', slot_key(chat, slot), SLOT_SECONDS)
  end
  if poll ~= '' then
    call('SET', 'poll:' .. poll, reference, 'EX', POLL_SECONDS)
    for _, answer in ipairs(call('ZRANGE', 'parked:' .. poll, 0, -1)) do call('RPUSH', 'again', answer) end
    call('DEL', 'parked:' .. poll)
  end
  local state = 'out:chat:' .. chat
  if outcome == 'hold' then
    call('HSET', state, 'pause', now + pause)
    call('HINCRBY', state, 'tries', 1)
  else
    call('HDEL', state, 'tries')
  end
  if outcome == 'told' then
    call('HSET', 'out:told:' .. chat, lease.number, fate)
    return 1
  end
  if outcome == 'done' then
    call('ZREM', 'out:line:' .. chat, lease.number)
    call('HDEL', 'out:letter:' .. chat, lease.number)
    call('HDEL', 'out:told:' .. chat, lease.number)
  end
  release(chat, lease)
  return 1
end

---------------------------------------------------------------------------------------- migrate
-- ARGV: old chat, new chat. What is owed follows; the messages of the old group are out of reach.
local function migrate()
  local old, new = ARGV[3], ARGV[4]
  call('SET', 'alias:' .. old, new)
  local line = call('ZRANGE', 'out:line:' .. old, 0, -1, 'WITHSCORES')
  for i = 1, #line, 2 do
    local number, score = line[i], line[i + 1]
    call('HSET', 'out:letter:' .. new, number, call('HGET', 'out:letter:' .. old, number))
    call('ZADD', 'out:line:' .. new, score, number)
    look_at(new, class_of(score))
    local told = call('HGET', 'out:told:' .. old, number)
    if told then call('HSET', 'out:told:' .. new, number, told) end
  end
  call('DEL', 'out:line:' .. old, 'out:letter:' .. old, 'out:told:' .. old, 'out:chat:' .. old,
       'out:sent:' .. old)
  for class = GAME, NOTICE do call('ZREM', 'out:due:' .. class, old) end
end

return ({enqueue = enqueue, claim = claim, settle = settle, pulse = pulse, bury = bury,
         migrate = migrate})[ARGV[1]]()
