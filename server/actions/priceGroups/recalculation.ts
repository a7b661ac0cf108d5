import { z } from 'zod';
import { defineJob } from '../../jobs/defineJob.ts';
import { pricesAnew } from '../contracts/pricesAnew.ts';

const atOnce = 200;

/** Works out many contracts anew, some at a time; one that is done already stays as it is when it is tried again. */
export const recalculation = defineJob({
  name: 'prices.recalculate',
  title: 'Aufträge neu berechnen',
  input: z.strictObject({ ids: z.array(z.number()) }),
  retries: [5_000, 60_000],
  async run({ input: { ids }, scope, progress, signal }) {
    let changed = 0;
    for (let from = 0; from < ids.length; from += atOnce) {
      signal.throwIfAborted();
      const part = await scope((its) => pricesAnew(its, ids.slice(from, from + atOnce)));
      changed += part.changed.length;
      progress(Math.min(from + atOnce, ids.length), ids.length);
    }
    const counted = changed === 1 ? '1 Auftrag' : `${changed.toLocaleString('de-DE')} Aufträge`;
    return { result: `${counted} neu bewertet, ${(ids.length - changed).toLocaleString('de-DE')} unverändert` };
  },
});
