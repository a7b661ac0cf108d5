import { retentionKinds } from '../../src/domain/retention/choices/retentionKinds.ts';

const values = retentionKinds.items
  .map(({ key, amount, unit }) => `('${key}', ${String(amount)}, '${unit}', ${String(amount)})`)
  .join(', ');

/** Every kind of data has its period from the first start; a kind that is new with this version gets its default. */
export const retentionDefaults = `insert into retention_periods (kind, amount, unit, approved)
  select kind, amount, unit, approved from (values ${values}) as usual(kind, amount, unit, approved)
  where not exists (select from retention_periods it where it.kind = usual.kind)`;
