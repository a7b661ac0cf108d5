import { sql } from 'drizzle-orm';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import { creditAgreement } from '../../../src/domain/driver/creditAgreement.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import { rowsOf } from '../../storage/sql.ts';
import { behave, type Completed, type Intent, type Scope } from '../../write/behaviour.ts';

type Agreement = typeof creditAgreement;

/** Nobody agreed in the future, and no agreement ends before it began. */
function checkDays({ kind, after }: Intent<Agreement>, { now }: Scope): Verdict<'agreedOn' | 'endsOn'> {
  if (kind === 'delete' || !after.agreedOn) return allowed;
  if (after.agreedOn > todayIn(companyZone, now)) return refused('Das Datum liegt in der Zukunft.', 'agreedOn');
  return after.endsOn && after.endsOn <= after.agreedOn ? refused('Das Ende liegt vor dem Beginn.', 'endsOn') : allowed;
}

/** What credit notes were made on belongs to them, as long as they are kept (retention). */
async function keepUsed({ kind, before, after }: Intent<Agreement>, { client }: Scope): Promise<Verdict<'agreedOn'>> {
  const isLater = kind === 'update' && (after.agreedOn ?? '') > (before.agreedOn ?? '');
  if (kind === 'create' || (kind === 'update' && !isLater)) return allowed;
  const until = kind === 'delete' ? before.endsOn : after.agreedOn;
  const [used] = await rowsOf<{ number: string }>(
    client,
    sql`select "orderNumber" as number from invoices
        where type = 'Gutschrift' and "orderNumber" is not null and driver = ${idOf('drivers', before.driver ?? '') ?? 0}
          and "invoiceDate" >= ${before.agreedOn} and (${until}::date is null or "invoiceDate" < ${until}::date)
        order by id limit 1`,
  );
  if (!used) return allowed;
  return refused(
    `Auf dieser Vereinbarung beruht die Gutschrift ${used.number}. Sie kann beendet, aber nicht entfernt werden.`,
    'agreedOn',
  );
}

/** Who filed an agreement and who noted its end; it holds from today unless another day is named. */
function completeAgreement({ kind, before, after }: Intent<Agreement>, scope: Scope): Completed<Agreement> {
  if (kind === 'delete') return {};
  const by = scope.actor.userId === null ? null : iriOf('users', scope.actor.userId);
  const isFiled = kind === 'create' || before.file !== after.file || before.agreedOn !== after.agreedOn;
  const isEnded = (before?.endsOn ?? null) !== after.endsOn;
  return {
    agreedOn: after.agreedOn ?? todayIn(companyZone, scope.now),
    ...(isFiled && { filedBy: by }),
    ...(isEnded && { endedBy: after.endsOn === null ? null : by }),
  };
}

/** What an agreement to credit notes does beyond storing its fields. */
export const creditAgreements = behave(creditAgreement, {
  check: [checkDays, keepUsed],
  complete: [completeAgreement],
});
