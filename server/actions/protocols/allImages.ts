import { sql } from 'drizzle-orm';
import { protocolArchive } from '../../../src/domain/protocol/sendingCalls.ts';
import { signedArchive } from '../../read/signedAddress.ts';
import { NotFound } from '../../storage/refusals.ts';
import { rowsOf } from '../../storage/sql.ts';
import { answer } from '../handler.ts';

/** Where all pictures of an order lie in one file, for an hour. */
export const allImages = answer(protocolArchive, {
  read: () => ({}),
  async work({ database: { pool }, secret, now }, { id: orderNumber }) {
    const [found] = await rowsOf<{ id: number }>(
      pool,
      sql`select id from protocols where "orderNumber" = ${String(orderNumber)}`,
    );
    if (!found) throw new NotFound();
    return { url: signedArchive(found.id, { secret, now }) };
  },
});
