import { sql } from 'drizzle-orm';
import { contract } from '../../src/domain/contract/contract.ts';
import { idOf } from '../../src/domain/define/resource.ts';
import { arePhotosDeleted } from '../../src/domain/protocol/deletedPictures.ts';
import { picturesOf } from '../../src/domain/protocol/pictures.ts';
import { protocol, type Protocol } from '../../src/domain/protocol/protocol.ts';
import { companyOf } from '../company.ts';
import type { FileStore } from '../files/store/fileStore.ts';
import { pictureDefinitions } from '../read/pictureDefinitions.ts';
import { readMany } from '../storage/readRecords.ts';
import { rowsOf, type Queryable } from '../storage/sql.ts';
import { readLinked } from './linked.ts';
import type { Paper } from './paper.ts';
import { readPaperPictures } from './paperPictures.ts';
import { protocolPart } from './protocolPaper.ts';
import { signatureFiles } from './signaturePart.ts';

/** How protocols are printed: when, from which pictures, and whether these come along; signatures always do. */
export type ProtocolPrinting = { readonly madeAt: Date; readonly store: FileStore; readonly withImages?: boolean };

/**
 * The protocols of these contracts in one paper, in the order of the numbers; undefined as soon as one of them does not
 * exist (R76).
 */
export async function protocolPaper(
  to: Queryable,
  numbers: readonly string[],
  { madeAt, store, withImages = true }: ProtocolPrinting,
): Promise<Paper | undefined> {
  const rows = await rowsOf<{ id: number }>(
    to,
    sql`select id from protocols where "orderNumber" = any(${sql.param([...numbers])}::text[])`,
  );
  const protocols = await readMany(
    to,
    protocol,
    rows.map((it) => it.id),
  );
  const contracts = await readMany(
    to,
    contract,
    protocols.flatMap((it) => idOf('contracts', it.contract ?? '') ?? []),
  );
  const definitions = withImages ? await pictureDefinitions(to) : [];
  const shown = (it: Protocol) => (withImages ? picturesOf(it, definitions) : []);
  const linked = await readLinked(to, [
    { to: 'accessories', values: protocols.flatMap((it) => it.accessories.map(({ type }) => type)) },
  ]);
  const printed = numbers.flatMap((number) => {
    const found = protocols.find((it) => it.orderNumber === number);
    const of = contracts.find((it) => it.auftragsnummer === number);
    return found && of
      ? [
          {
            protocol: found,
            contract: of,
            linked,
            pictures: shown(found),
            picturesAreGone: withImages && arePhotosDeleted(found),
          },
        ]
      : [];
  });
  if (printed.length === 0 || printed.length < numbers.length) return undefined;
  const files = printed.flatMap((it) => [...signatureFiles(it.protocol), ...it.pictures.map(({ file }) => file)]);
  const ready = await readPaperPictures(to, store, files);
  return {
    title:
      numbers.length === 1 ? `Übergabeprotokoll ${numbers.join()}` : `${String(numbers.length)} Übergabeprotokolle`,
    company: await companyOf(to, madeAt),
    madeAt,
    parts: printed.map((it) => protocolPart({ ...it, ready })),
    images: ready,
  };
}

/** Those of these contracts that have no protocol. */
export async function contractsWithoutProtocol(to: Queryable, numbers: readonly string[]): Promise<string[]> {
  const asked = sql.param([...numbers]);
  const without = sql`not exists (select from protocols p where p."orderNumber" = c.auftragsnummer)`;
  const rows = await rowsOf<{ number: string }>(
    to,
    sql`select auftragsnummer as number from contracts c where auftragsnummer = any(${asked}::text[]) and ${without} order by 1`,
  );
  return rows.map((it) => it.number);
}
