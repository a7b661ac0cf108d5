import { sql } from 'drizzle-orm';
import { labelOf } from '../../../src/domain/choices/choices.ts';
import type { PicturedDamage } from '../../../src/domain/damage/damageCalls.ts';
import { damageTraits, traitChoices } from '../../../src/domain/damage/damageFigures.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import type { StoredFile } from '../../../src/domain/file/storedFile.ts';
import { protocolDamage } from '../../../src/domain/protocol/protocolEntries.ts';
import { shownFile } from '../../read/shownFiles.ts';
import type { Signing } from '../../read/signedAddress.ts';
import { readImages } from '../../storage/images.ts';
import { rowsOf, type Queryable } from '../../storage/sql.ts';
import type { DamageLook } from './damageLook.ts';

/** As many as one looks through; the list of protocols has them all. */
const shown = 48;

type Row = {
  readonly id: number;
  readonly protocol: number;
  readonly number: string | null;
  readonly day: string | null;
  readonly plate: string | null;
  readonly component: string | null;
  readonly damage: string | null;
  readonly isNew: boolean;
  readonly files: readonly number[];
};

const columns = {
  carType: sql`p."carType"`,
  location: sql`d.location`,
  component: sql`d.component`,
  damage: sql`d.damage`,
};
const isNew = sql`coalesce(d.image ->> 'processStateType' in ('SUBMITTED', 'RECEIVED'), false)`;
const file = (of: string) => sql`substring(${sql.raw(of)} ->> 'file' from '[0-9]+$')::bigint`;

/** The latest damages that one looks for, those with pictures and those without. */
export async function latestDamages(
  pool: Queryable,
  { period, wish, driver, customer }: DamageLook,
  signing: Signing,
): Promise<readonly PicturedDamage[]> {
  const conditions = [
    sql`not c."testContract"`,
    sql`c.datum between ${period.from} and ${period.until}`,
    ...damageTraits.flatMap((it) => (wish[it] === null ? [] : [sql`${columns[it]} = ${wish[it]}`])),
    ...(wish.isNew ? [isNew] : []),
    ...(driver === null ? [] : [sql`c.driver = ${driver}`]),
    ...(customer === null ? [] : [sql`c."contractClientAddress" = ${customer}`]),
  ];
  const rows = await rowsOf<Row>(
    pool,
    sql`select d.id::int as id, p.id::int as protocol, c.auftragsnummer as number, c.datum::text as day,
          c."licensePlate" as plate, d.component, d.damage, ${isNew} as "isNew",
          array_remove(array[${file('d.image')}, ${file('d."overviewImage"')}], null)::int[] as files
        from protocol_damages d join protocols p on p.id = d.protocol join contracts c on c.id = p.contract
        where ${sql.join(conditions, sql` and `)} order by c.datum desc, d.id desc limit ${shown}`,
  );
  const images = await readImages(
    pool,
    rows.flatMap((it) => it.files),
  );
  const files = new Map(images.map((it) => [Number(it.id), shownFile(it, signing)]));
  return rows.map(({ id, protocol, component, damage, files: named, ...row }) => ({
    ...row,
    iri: iriOf(protocolDamage.path, id),
    protocol: iriOf('protocols', protocol),
    text: [labelOf(traitChoices.component, component), labelOf(traitChoices.damage, damage)].filter(Boolean).join(': '),
    pictures: named.flatMap((it) => {
      const found = files.get(it);
      return found && found.contentUrl !== null ? [found as StoredFile] : [];
    }),
  }));
}
