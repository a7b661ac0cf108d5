import { sql } from 'drizzle-orm';
import type { ProtocolImage } from '../../../src/domain/lookup/protocolImage.ts';
import { rowsOf, type Queryable } from '../../storage/sql.ts';

/** The standard pictures that must be there, as the open points of a protocol ask for them. */
export function requiredPictures(to: Queryable) {
  return rowsOf<Pick<ProtocolImage, 'image' | 'label' | 'state' | 'required'>>(
    to,
    sql`select image, label, state, required from protocol_images where required order by state, sort, id`,
  );
}
