import { z } from 'zod';
import { maxAtOnce } from '../../../src/domain/define/bulk.ts';
import { Invalid } from '../../storage/refusals.ts';
import { violationsOf } from '../../write/checkedInput.ts';
import { withoutClientsOwn } from '../../write/clientsOwn.ts';

export type Values = Readonly<Record<string, unknown>>;
/** One record of a bulk change: the version its writer has seen, and what is meant for it alone. */
export type BulkItem = {
  readonly id: number;
  readonly version?: number | undefined;
  readonly changes?: Values | undefined;
};
/** What a bulk change asks for: what is done (`update` unless told), with what, to which records in which order. */
export type BulkInput = { readonly action: string; readonly changes: Values; readonly items: readonly BulkItem[] };

const whole = (least: number) =>
  z
    .int({ error: 'Ganze Zahl erwartet' })
    .min(least, 'Keine gültige Zahl')
    .max(999_999_999_999_999, 'Keine gültige Zahl');
const values = z.record(z.string(), z.unknown(), { error: 'Objekt erwartet' });
const noObject = 'Hier wird ein Objekt erwartet.';
const tooMany = `Es sind höchstens ${String(maxAtOnce)} Datensätze auf einmal möglich.`;
const item = z.preprocess(
  withoutClientsOwn,
  z.strictObject({ id: whole(1), version: whole(0).optional(), changes: values.optional() }, { error: noObject }),
);
const body = z.strictObject(
  {
    action: z.string({ error: 'Text erwartet' }).default('update'),
    changes: values.default({}),
    items: z
      .array(item, { error: 'Bitte die Datensätze nennen.' })
      .min(1, 'Bitte die Datensätze nennen.')
      .max(maxAtOnce, tooMany),
  },
  { error: noObject },
);

/** Reads the body of a bulk change; each record may stand in it once. */
export function readBulk(given: unknown): BulkInput {
  const parsed = body.safeParse(withoutClientsOwn(given ?? {}));
  if (!parsed.success) throw new Invalid(violationsOf(parsed.error));
  const { items } = parsed.data;
  const ids = items.map((it) => it.id);
  const twice = ids.flatMap((id, at) =>
    ids.indexOf(id) === at
      ? []
      : [{ propertyPath: `items.${String(at)}.id`, message: 'Dieser Datensatz steht zweimal in der Liste.' }],
  );
  if (twice.length > 0) throw new Invalid(twice);
  return parsed.data;
}
