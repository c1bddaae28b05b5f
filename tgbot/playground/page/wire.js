// The wire to the playground: one act at a time, by its name.

/** Do an act of the control API; throws an Error with the reason it cannot be done. */
export async function ask(act, fields = {}) {
  const answer = await fetch(`/_control/${act}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(fields),
  });
  const body = await answer.json();
  if (!answer.ok) throw new Error(body.error ?? answer.statusText);
  return body.result;
}

/** A new element with its properties and children. */
export function make(tag, properties = {}, ...children) {
  const { dataset, attributes, ...rest } = properties;
  const node = Object.assign(document.createElement(tag), rest);
  Object.assign(node.dataset, dataset);
  for (const [name, value] of Object.entries(attributes ?? {})) node.setAttribute(name, value);
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}
