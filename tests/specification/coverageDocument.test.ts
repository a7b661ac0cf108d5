import { expect, test } from 'vitest';
import { coverageDocument, coverageFaults } from './coverageDocument.ts';
import { placesShownIn, readMissing, readPlaces } from './places.ts';

const document = readPlaces(
  '# Rules\n\n## Orders\n\n- R5: storno\n- R6: deletion\n\n## Protocol\n\n- D3 §4 reset: everything anew\n',
);
const evidence = (shown: Readonly<Record<string, readonly string[]>>, missing = '') => ({
  documents: [document],
  shown: new Map(Object.entries(shown)),
  missing: readMissing(missing),
});
const file = 'tests/api/contracts.test.ts';

test('a list has a title, sections and one line for each place', () => {
  expect(document).toEqual({
    title: 'Rules',
    places: [
      { id: 'R5', text: 'storno', section: 'Orders' },
      { id: 'R6', text: 'deletion', section: 'Orders' },
      { id: 'D3 §4 reset', text: 'everything anew', section: 'Protocol' },
    ],
  });
});

test('a test names its places in calls, on one line or several', () => {
  expect(placesShownIn("shows('R5');\ntest('x', () => {\n  shows(\n    'R6',\n    'D3 §4 reset',\n  );\n});")).toEqual([
    'R5',
    'R6',
    'D3 §4 reset',
  ]);
});

test('every place is shown or waits for an issue, and none does both', () => {
  expect(coverageFaults(evidence({ R5: [file], R6: [file] }, '- D3 §4 reset: E'))).toEqual([]);
  expect(coverageFaults(evidence({ R5: [file] }, '- D3 §4 reset: E'))).toEqual([
    expect.stringMatching(/^„R6“ zeigt kein Test/),
  ]);
  expect(coverageFaults(evidence({ R5: [file], R6: [file] }, '- D3 §4 reset: E\n- R6: E'))).toEqual([
    'docs/places/missing.md: „R6“ wird inzwischen gezeigt',
  ]);
});

test('a name that is no place is told with its file', () => {
  const shown = { R5: [file], R6: [file], R66: [file], 'D3 §4 reset': [file] };
  expect(coverageFaults(evidence(shown))).toEqual([`${file}: „R66“ steht in keiner Liste unter docs/places`]);
});

test('the document names the tests of each place, or its issue', () => {
  const made = coverageDocument(evidence({ R5: [file] }, '- R6: F\n- D3 §4 reset: E'));
  expect(made).toContain('| R5 | storno | [contracts.test.ts](../tests/api/contracts.test.ts) |');
  expect(made).toContain('| D3 §4 reset | everything anew | waits for issue E |');
  expect(made).toContain('3 places, 1 shown, 2 wait for an issue');
});
