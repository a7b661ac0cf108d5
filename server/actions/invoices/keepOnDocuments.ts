import { sql, type SQL } from 'drizzle-orm';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';

type Deleting = { readonly kind: string; readonly before: { readonly id: number } | undefined };

/** Who stands on a document, be it a draft, is never deleted, only switched off (0-decisions, Money). */
function keepOnDocuments(who: string, standsOn: (id: number) => SQL) {
  return async ({ kind, before }: Deleting, { client }: Scope): Promise<Verdict> => {
    if (kind !== 'delete' || before === undefined) return allowed;
    const found = await rowsOf(client, sql`select where ${standsOn(before.id)}`);
    return found.length === 0
      ? allowed
      : refused(`${who} steht auf Belegen und kann nicht gelöscht, nur auf inaktiv gesetzt werden.`);
  };
}

const onEither = (document: SQL, billing: SQL) =>
  sql`(exists (select from invoices where ${document}) or exists (select from billings where ${billing}))`;

export const keepCustomer = keepOnDocuments('Der Kunde', (id) =>
  onEither(sql`customer = ${id}`, sql`customer = ${id}`),
);
export const keepDriver = keepOnDocuments('Der Fahrer', (id) => onEither(sql`driver = ${id}`, sql`driver = ${id}`));
export const keepBillingAddress = keepOnDocuments('Die Rechnungsadresse', (id) =>
  onEither(sql`"altAddress" = ${id}`, sql`"alternativeRechnungsadresse" = ${id}`),
);
