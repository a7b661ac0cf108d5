import { protocol } from '../../src/domain/protocol/protocol.ts';
import { protocolStates } from '../../src/domain/protocol/choices/protocolStates.ts';
import { labelOf } from '../../src/domain/choices/choices.ts';
import { idOf } from '../../src/domain/define/resource.ts';
import type { AnyRow } from '../../src/domain/define/row.ts';
import type { PreMail } from '../../src/domain/mail/preMail.ts';
import { readPicked } from '../storage/readRecords.ts';
import type { DomainRecord } from '../storage/rows.ts';
import type { Queryable } from '../storage/sql.ts';

/** The contracts of the protocols that are sent ahead, and how far these were then, or are until that. */
export async function gatherPreMails(
  to: Queryable,
  records: readonly DomainRecord[],
): Promise<ReadonlyMap<number, AnyRow>> {
  const rows = records as readonly (DomainRecord & Pick<PreMail, 'protocol' | 'sentState'>)[];
  const ids = rows.flatMap((it) => idOf(protocol.path, it.protocol ?? '') ?? []);
  const found = new Map(
    (await readPicked(to, protocol, [...new Set(ids)], ['contract', 'processState'])).map((it) => [it.id, it]),
  );
  return new Map(
    rows.map((it) => {
      const { contract = null, processState = null } = found.get(idOf(protocol.path, it.protocol ?? '') ?? 0) ?? {};
      return [it.id, { contract, translatedUStatus: labelOf(protocolStates, it.sentState ?? processState) || null }];
    }),
  );
}
