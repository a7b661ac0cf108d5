import { sql } from 'drizzle-orm';
import { contract, type Contract } from '../../src/domain/contract/contract.ts';
import { iriOf } from '../../src/domain/define/resource.ts';
import { mailLog } from '../../src/domain/mail/mailLog.ts';
import { resourceOf } from '../../src/domain/resources.ts';
import type { Scope } from '../write/behaviour.ts';
import { writeHistory } from '../storage/history.ts';
import { rowsOf } from '../storage/sql.ts';

/** The mails of one wording that the last change of a contract caused. */
export type Caused = { readonly contract: Pick<Contract, 'id' | 'updatedAt'>; readonly template: string };
/** Those that still wait, held so that the worker leaves them alone, and whether nobody can have got any of them. */
export type Held = { readonly waiting: readonly number[]; readonly hasNobody: boolean };

/**
 * Holds the mails that the worker is not taking or sending at this moment. What was tried may have arrived although no
 * mail server said so, and what is to be sent once more has: its status has changed before. A mail server out of reach
 * is no try, and "jetzt senden" none either.
 */
export async function holdWaiting({ client, now }: Scope, { contract, template }: Caused): Promise<Held> {
  const mails = await rowsOf<{ id: number }>(
    client,
    sql`select id
      from mail_logs
      where "entityType" = 'Contract' and "entityId" = ${contract.id}
      and "createdAt" >= ${contract.updatedAt} and "createdAt" < ${now.toISOString()}
      and template = ${template}`,
  );
  const ids = mails.map((it) => it.id);
  const held = await rowsOf<{ id: number; isUntried: boolean }>(
    client,
    sql`select id, attempts = 0 and not exists (select from history h where h.path = 'mail_logs'
      and h.record_id = mail_logs.id and h.field = 'status' and h.previous is not null) as "isUntried"
        from mail_logs where id = any(${sql.param(ids)}::bigint[]) and status = 'pending' and "sendingUntil" is null order by id for update skip locked`,
  );
  return {
    waiting: held.map((it) => it.id),
    hasNobody: ids.length > 0 && held.length === ids.length && held.every((it) => it.isUntried),
  };
}

/**
 * Takes back what the last change of a contract would have told and what still waits; false when somebody has got it,
 * or may have, and so has to be told the opposite.
 */
export async function withdrawMails(scope: Scope, caused: Caused): Promise<boolean> {
  const { waiting, hasNobody } = await holdWaiting(scope, caused);
  for (const id of waiting) await scope.remove(mailLog, iriOf('mail_logs', id));
  if (waiting.length > 0)
    await writeHistory(scope.client, {
      resource: resourceOf(contract),
      id: caused.contract.id,
      by: scope.actor.username,
      at: scope.now,
      changes: [{ field: 'withdrawWaitingMails', previous: null, data: true }],
    });
  return hasNobody;
}
