import { expect, test } from 'vitest';
import { protocolDetails } from '../../../../domain/protocol/protocolDetails.ts';
import { snapshotLines } from './snapshotLines.ts';

const { fields } = protocolDetails;
const names = {
  refer: (iri: string) => iri,
  picture: (imageId: string) => (imageId === 'a_front' ? 'Front' : imageId),
};
const between = (content: object, now: object) =>
  snapshotLines(fields, { content: { ...content }, now: { ...now } }, names);
const image = (imageId: string, number: number, more = {}) => ({
  imageId,
  file: `/api/images/${String(number)}`,
  ...more,
});

test('of a list only what differs is told, and how much is the same', () => {
  const { held, lines } = between(
    { images: [image('a_front', 1), image('a_rear', 2)], mileageOnReceive: null },
    { images: [image('a_front', 1, { contentUrl: '/x?until=1' }), image('a_boot', 3)], mileageOnReceive: 311 },
  );
  expect(held).toBe(1);
  expect(lines.map(({ label, kept, today, alike }) => [label, kept, today, alike])).toEqual([
    ['Kilometerstand bei Zustellung', [], ['311'], 0],
    ['Standardbilder', ['a_rear'], ['a_boot'], 1],
  ]);
});

test('another picture in the same place is told apart, an address that ran out is no difference', () => {
  const [line] = between({ images: [image('a_front', 1)] }, { images: [image('a_front', 2)] }).lines;
  expect(line?.kept).not.toEqual(line?.today);
  expect(
    between({ images: [image('a_front', 1)] }, { images: [image('a_front', 1, { contentUrl: '/y' })] }).lines,
  ).toEqual([]);
});

test('states are told by their names, and what the app reported stays as it is', () => {
  const reached = (status: number) => ({ status, date: `2026-11-24T0${String(status)}:00:00.000Z` });
  const { lines } = between(
    { statusArray: [reached(1)], additionalProperties: {} },
    {
      statusArray: [reached(1), reached(2)],
      additionalProperties: {
        appEvents: [{ event: 'departed', type: 'STARTED', timestamp: '2026-11-24T08:00:00.000Z' }],
      },
    },
  );
  expect(lines.map(({ kept, today }) => [kept, today])).toEqual([[[], ['Abgeholt U2, 24.11.2026, 03:00']]]);
});
