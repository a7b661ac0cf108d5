import { sql } from 'drizzle-orm';
import type { PictureDefinition } from '../../src/domain/protocol/pictures.ts';
import { rowsOf, type Queryable } from '../storage/sql.ts';

/** The standard pictures as the office has defined them, with their names and order. */
export function pictureDefinitions(to: Queryable): Promise<PictureDefinition[]> {
  return rowsOf<PictureDefinition>(to, sql`select image, label, sort from protocol_images order by sort, id`);
}
