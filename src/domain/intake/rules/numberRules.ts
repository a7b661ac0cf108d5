import type { Content } from '../contents.ts';
import type { IntakeField } from '../finding.ts';
import { textOf, within, type Stretch } from '../segments.ts';
import { hitIn, hitsOf, shortened, type Found, type Rule } from './found.ts';

const labelled: readonly {
  readonly label: Content['label'];
  readonly field: IntakeField;
  readonly max: number;
  readonly because: string;
}[] = [
  {
    label: 'reference',
    field: 'customData.externalNumber',
    max: 30,
    because: 'Steht hinter der Bezeichnung der Auftragsnummer.',
  },
  { label: 'lease', field: 'leasingVertragsnummer', max: 60, because: 'Steht hinter „Vertragsnummer“.' },
  { label: 'costCentre', field: 'kostenstelle', max: 20, because: 'Steht hinter „Kostenstelle“.' },
];

/** The numbers under which the sender knows the ride. */
export const numberRule: Rule = (contents) =>
  labelled.flatMap(({ label, field, max, because }): readonly Found[] => {
    const hits = contents.filter((it) => it.label === label).flatMap(({ stretch }) => numberIn(stretch) ?? []);
    const [first] = hits;
    const value = first && shortened(textOf(first), max);
    return first && value ? [{ field, value, stretch: first, isSure: true, because }] : [];
  });

/** One word with a digit in it, or two where the first is a group of letters. */
function numberIn(stretch: Stretch): Stretch | undefined {
  const match = /^(?:Nr\.?\s*)?(?<number>(?:\p{Lu}{1,4}\s)?[\p{L}\d][\p{L}\d./_-]*)/u.exec(textOf(stretch));
  const number = match?.groups?.['number']?.replace(/[./_-]+$/u, '');
  if (!match || number === undefined || !/\d/u.test(number)) return undefined;
  return hitIn(stretch, match[0].indexOf(number), number.length);
}

const longest = 4000;

/** Remarks go to the driver's notes; whether they should is for a person to say. */
export const remarkRule: Rule = (contents) => {
  const remark = contents.find((it) => it.label === 'remark');
  if (!remark) return [];
  const { stretch } = remark;
  const kept = within(stretch, 0, Math.min(longest, stretch.to - stretch.from));
  return [
    {
      field: 'infoDriver',
      value: shortened(textOf(kept), longest),
      stretch: kept,
      isSure: false,
      because: 'Steht hinter „Bemerkung“.',
    },
  ];
};

const kinds = [
  { pattern: /leasing-?rückläufer|rückholung|rückführung|rückgabe|rücknahme/giu, value: 'PICKUP' },
  { pattern: /neuwagen-?auslieferung|auslieferung|neufahrzeug|neuwagen/giu, value: 'DELIVERY' },
] as const;

/** Whether a vehicle is fetched back or brought. */
export const contractTypeRule: Rule = (contents) => {
  const hits = contents.flatMap(({ stretch, label }) =>
    kinds.flatMap(({ pattern, value }) =>
      hitsOf(stretch, pattern).map((it) => ({ value, stretch: it.stretch, isLabelled: label === 'contractType' })),
    ),
  );
  const hit = hits.find((it) => it.isLabelled) ?? hits[0];
  if (!hit) return [];
  const isSure = hit.isLabelled || new Set(hits.map((it) => it.value)).size === 1;
  return [
    {
      field: 'contractType',
      value: hit.value,
      stretch: hit.stretch,
      isSure,
      because: `Es steht „${textOf(hit.stretch)}“ da.`,
    },
  ];
};
