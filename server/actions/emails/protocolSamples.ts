import { sql } from 'drizzle-orm';
import type { Contract } from '../../../src/domain/contract/contract.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { protocol } from '../../../src/domain/protocol/protocol.ts';
import { aheadMail, finishedMail } from '../../mail/finishedProtocolMails.ts';
import { protocolMail } from '../../mail/protocolMails.ts';
import type { Mail } from '../../mail/writeMail.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';

const nobody = { recipients: [], withImages: false };

/** A mail about the protocol of a contract, whoever the rules would send it to. */
export async function protocolSample(
  scope: Scope,
  order: Contract,
  key: 'M09' | 'M10' | 'M11' | 'M12',
): Promise<Mail | undefined> {
  const [row] = await rowsOf<{ id: number }>(
    scope.client,
    sql`select id from protocols where contract = ${order.id} order by id limit 1`,
  );
  const found = row && (await scope.look(protocol, iriOf(protocol.path, row.id)));
  if (!found) return undefined;
  if (key === 'M11') return finishedMail(scope, { order, protocol: found }, nobody);
  if (key === 'M12') return aheadMail(scope, { order, protocol: found }, nobody);
  return protocolMail(scope, { order, protocol: found, occasion: key === 'M09' ? 'U2' : 'U3' }, nobody);
}
