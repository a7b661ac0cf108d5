/** A place of the specification: a screen, rule, call, text or limit that somebody can point at. */
export type Place = { readonly id: string; readonly text: string; readonly section: string };
/** The places of one document, in its order. */
export type Document = { readonly title: string; readonly places: readonly Place[] };

const placeLine = /^- ([^:]+): (.+)$/;

/** Reads a list of docs/places: a title, sections, and one line for each place. */
export function readPlaces(markdown: string): Document {
  let [title, section] = ['', ''];
  const places: Place[] = [];
  for (const line of markdown.split('\n')) {
    if (line.startsWith('# ')) title = line.slice(2);
    if (line.startsWith('## ')) section = line.slice(3);
    const [, id, text] = placeLine.exec(line) ?? [];
    if (id !== undefined && text !== undefined) places.push({ id, text, section });
  }
  return { title, places };
}

/** Which issue brings what no test shows yet: lines `- place: issue`. */
export function readMissing(markdown: string): ReadonlyMap<string, string> {
  return new Map(readPlaces(markdown).places.map(({ id, text }) => [id, text]));
}

const call = /\bshows\(([^)]*)\)/g;
const quoted = /'([^']+)'/g;

/** The places that a test file says it shows. */
export function placesShownIn(source: string): string[] {
  return [...source.matchAll(call)].flatMap(([, names = '']) =>
    [...names.matchAll(quoted)].map(([, name = '']) => name),
  );
}
