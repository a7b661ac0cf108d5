/** An element of a document: its name, what it holds and its attributes. */
export type Node = {
  readonly name: string;
  readonly held: readonly (Node | string)[];
  readonly attributes: Readonly<Record<string, string>>;
};

/** An element; what is null, empty or a text of nothing is left out, since no element may be empty (R008). */
export function element(
  name: string,
  held: readonly (Node | string | null | undefined)[],
  attributes: Readonly<Record<string, string>> = {},
): Node {
  return { name, held: held.filter((it): it is Node | string => Boolean(it)), attributes };
}

/** Signs that no XML document may hold, not even by their number: control signs and halves of a pair. */
const impossible = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;

/** Whether a text can stand in XML at all. */
export function isXmlText(text: string): boolean {
  return !impossible.test(text);
}

/** The document as text, one element per line. */
export function xmlText(root: Node): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}\n`;
}

function written({ name, held, attributes }: Node, indent: string): string {
  const opening = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(' ');
  if (held.length === 0) return `${indent}<${opening}/>`;
  if (held.every((it) => typeof it === 'string')) return `${indent}<${opening}>${held.map(escaped).join('')}</${name}>`;
  const inner = held.map((it) => (typeof it === 'string' ? escaped(it) : written(it, `${indent}  `)));
  return `${indent}<${opening}>\n${inner.join('\n')}\n${indent}</${name}>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
