import type { Document, Place } from './places.ts';

/** What the lists of places, the tests and the list of what is missing say together. */
export type Evidence = {
  readonly documents: readonly Document[];
  /** Place → the test files that show it. */
  readonly shown: ReadonlyMap<string, readonly string[]>;
  /** Place → the issue that brings it. */
  readonly missing: ReadonlyMap<string, string>;
};

/** Where they disagree: names that are no place, places that nobody shows or waits for, and waiting that is over. */
export function coverageFaults({ documents, shown, missing }: Evidence): string[] {
  const places = documents.flatMap((it) => it.places.map(({ id }) => id));
  const known = new Set(places);
  return [
    ...places.filter((it, at) => places.indexOf(it) !== at).map((it) => `docs/places: „${it}“ steht zweimal da`),
    ...[...shown]
      .filter(([it]) => !known.has(it))
      .map(([it, files]) => `${files.join(', ')}: „${it}“ steht in keiner Liste unter docs/places`),
    ...[...missing.keys()]
      .filter((it) => !known.has(it))
      .map((it) => `docs/places/missing.md: „${it}“ steht in keiner Liste`),
    ...[...missing.keys()]
      .filter((it) => shown.has(it))
      .map((it) => `docs/places/missing.md: „${it}“ wird inzwischen gezeigt`),
    ...places
      .filter((it) => !shown.has(it) && !missing.has(it))
      .map((it) => `„${it}“ zeigt kein Test; ein Test nennt es mit shows(…), oder missing.md nennt sein Issue`),
  ];
}

/** The document made of it: each place with the tests that show it, or the issue it waits for. */
export function coverageDocument(evidence: Evidence): string {
  const count = evidence.documents.flatMap((it) => it.places).length;
  return [
    '# Coverage of the specification',
    '',
    'Made by `npm run coverage` from the lists in [places](places) and from what the tests say they show (`shows(…)`); `npm run check` fails when it',
    'is out of date, when a test names a place that does not exist, and when a place is neither shown nor waits for an issue.',
    '',
    `${String(count)} places, ${String(count - evidence.missing.size)} shown, ${String(evidence.missing.size)} wait for an issue (D scheduling, E drivers and protocols, F money and customers, G imports and statistics).`,
    '',
    ...evidence.documents.flatMap((document) => [`## ${document.title}`, '', ...sections(document, evidence)]),
  ].join('\n');
}

function sections({ places }: Document, evidence: Evidence): string[] {
  const groups = Map.groupBy(places, (it) => it.section);
  return [...groups].flatMap(([section, those]) => [
    ...(section === '' ? [] : [`### ${section}`, '']),
    '| place | what | shown by |',
    '|---|---|---|',
    ...those.map((it) => row(it, evidence)),
    '',
  ]);
}

function row({ id, text }: Place, { shown, missing }: Evidence): string {
  const tests = shown
    .get(id)
    ?.map((it) => `[${it.split('/').at(-1) ?? it}](../${it})`)
    .join(' ');
  return `| ${id} | ${text} | ${tests ?? `waits for issue ${missing.get(id) ?? '?'}`} |`;
}
