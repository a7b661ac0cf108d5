import { iriOf } from '../../../src/domain/define/resource.ts';
import { presetCustomer as declared } from '../../../src/domain/import/importCalls.ts';
import { manufacturerCustomer } from '../../import/manufacturerCustomer.ts';
import { respond } from '../handler.ts';

/** Whose files are read in unless somebody chooses another customer. */
export const presetCustomer = respond(declared, async ({ database: { pool }, now }) => {
  const customer = await manufacturerCustomer(pool, now);
  return { customer: customer === undefined ? null : iriOf('customers', customer) };
});
