import { sql } from 'drizzle-orm';
import { filesPath } from '../../src/domain/define/filesPath.ts';
import { iriOf } from '../../src/domain/define/resource.ts';
import type { AnyRow } from '../../src/domain/define/row.ts';
import { protocol, type Protocol } from '../../src/domain/protocol/protocol.ts';
import { storedFilesOf } from '../../src/domain/protocol/storedFiles.ts';
import { readFilesFor } from '../storage/images.ts';
import type { DomainRecord } from '../storage/rows.ts';
import { rowsOf, type Queryable } from '../storage/sql.ts';
import { together } from '../storage/together.ts';
import { pictureDefinitions } from './pictureDefinitions.ts';

type Owner = DomainRecord & Protocol;
/** Reads one gathered field of some protocols; answers what it is for each. */
type Reader = (to: Queryable, records: readonly Owner[]) => Promise<(id: number) => unknown>;
type OfProtocol = { readonly protocol: number };

const readers: Readonly<Record<string, Reader>> = {
  availableSnapshots: readSnapshots,
  isBilled: readBilled,
  mailLogEntries: readMails,
  awsFiles: readFiles,
};

/**
 * The restore points, mails and stored files of some protocols, and whether their contracts stand on a completed
 * document.
 */
export async function gatherProtocols(
  to: Queryable,
  records: readonly DomainRecord[],
  fields: ReadonlySet<string>,
): Promise<ReadonlyMap<number, AnyRow>> {
  const owners = records as readonly Owner[];
  const wanted = Object.entries(readers).filter(([name]) => fields.has(name));
  const found = await together(
    to,
    wanted.map(
      ([, read]) =>
        (one: Queryable) =>
          read(one, owners),
    ),
  );
  return new Map(owners.map(({ id }) => [id, Object.fromEntries(wanted.map(([name], at) => [name, found[at]?.(id)]))]));
}

const idsOf = (records: readonly Owner[]) => sql.param(records.map((it) => it.id));

/** The rows of each protocol without its number. */
function byProtocol(rows: readonly OfProtocol[]): (id: number) => readonly object[] {
  const own = Map.groupBy(rows, (it) => it.protocol);
  return (id) => (own.get(id) ?? []).map(({ protocol: _, ...it }) => it);
}

async function readSnapshots(to: Queryable, records: readonly Owner[]) {
  return byProtocol(
    await rowsOf<OfProtocol>(
      to,
      sql`select protocol, id, counter, created_at as "createdAt", old_state as "oldProcessState", new_state as "newProcessState"
          from protocol_snapshots where protocol = any(${idsOf(records)}::bigint[]) order by protocol, counter`,
    ),
  );
}

async function readBilled(to: Queryable, records: readonly Owner[]) {
  const rows = await rowsOf<{ id: number }>(
    to,
    sql`select p.id from protocols p join contracts c on c.id = p.contract where p.id = any(${idsOf(records)}::bigint[])
          and jsonb_path_exists(c."invoiceNumbers", '$[*] ? (@.number like_regex "." && !(@.cancelled == true))')`,
  );
  const billed = new Set(rows.map((it) => it.id));
  return (id: number) => billed.has(id);
}

/** Each of the two ways to a mail along its index; an "or" between them would read the whole log. */
async function readMails(to: Queryable, records: readonly Owner[]) {
  const columns = sql`m.id, m."createdAt", m.subject, m.recipients, m.status`;
  const own = sql`p.id = any(${idsOf(records)}::bigint[])`;
  return byProtocol(
    await rowsOf<OfProtocol>(
      to,
      sql`select p.id as protocol, ${columns} from protocols p
            join mail_logs m on m."entityType" = 'Protocol' and m."entityId" = p.id where ${own}
          union all
          select p.id, ${columns} from protocols p
            join mail_logs m on m."entityType" = 'Contract' and m."entityId" = p.contract where ${own}
          order by id desc`,
    ),
  );
}

/** All files of their orders: those that a protocol names, and what was sent for it or its contract beside them. */
async function readFiles(to: Queryable, records: readonly Owner[]) {
  const placesOf = ({ id, contract }: Owner) => [iriOf(protocol.path, id), ...(contract ? [contract] : [])];
  const [rows, definitions] = await Promise.all([readFilesFor(to, records.flatMap(placesOf)), pictureDefinitions(to)]);
  const kinds = new Map(definitions.map((it) => [it.image ?? '', it.label ?? '']));
  const by = Map.groupBy(rows, (it) => it.record);
  const owners = new Map(records.map((it) => [it.id, it]));
  return (id: number) => {
    const owner = owners.get(id);
    if (!owner) return [];
    const sent = placesOf(owner).flatMap((place) => by.get(place) ?? []);
    const beside = sent.map((row) => ({ label: row.file_name, file: iriOf(filesPath, row.id) }));
    return storedFilesOf(owner, { kinds, beside }).map(({ label, file }) => ({ label, image: file }));
  };
}
