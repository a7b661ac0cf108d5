import { choiceOf, labelOf } from '../../../src/domain/choices/choices.ts';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { retentionKinds } from '../../../src/domain/retention/choices/retentionKinds.ts';
import { retentionUnits } from '../../../src/domain/retention/choices/retentionUnits.ts';
import { retentionHold } from '../../../src/domain/retention/retentionHold.ts';
import { retentionPeriod } from '../../../src/domain/retention/retentionPeriod.ts';
import { behave, type Completed, type Intent, type Scope } from '../../write/behaviour.ts';

type Period = typeof retentionPeriod;
type Hold = typeof retentionHold;

/** The law's least is never undercut, its most never exceeded; nobody frees a deletion whose count he has not seen. */
function checkPeriod({ kind, before, after, input }: Intent<Period>): Verdict<'amount' | 'approveCount'> {
  if (kind === 'delete') return allowed;
  const rule = choiceOf(retentionKinds, after.kind ?? '');
  if (rule && (after.amount ?? 0) < rule.atLeast)
    return refused(`Mindestens ${String(rule.atLeast)} ${labelOf(retentionUnits, rule.unit)}.`, 'amount');
  if (rule && 'atMost' in rule && (after.amount ?? 0) > rule.atMost)
    return refused(`Höchstens ${String(rule.atMost)} ${labelOf(retentionUnits, rule.unit)}.`, 'amount');
  if (input.approveCount === undefined || input.approveCount === null) return allowed;
  if (before?.pending === null || before?.pending === undefined || before.amount !== after.amount)
    return refused('Der nächtliche Lauf hat nach dieser Frist noch nicht gezählt.', 'approveCount');
  return before.pending === input.approveCount
    ? allowed
    : refused(`Es warten ${String(before.pending)} Datensätze.`, 'approveCount');
}

/** A longer period holds at once; a shorter one waits for its count. */
function completePeriod({ kind, before, after, input }: Intent<Period>): Completed<Period> {
  if (kind !== 'update' || 'pending' in input) return {};
  const amount = after.amount ?? 0;
  if (typeof input.approveCount === 'number') return { approved: amount, pending: null };
  if (amount === (before.amount ?? 0)) return {};
  return amount >= (after.approved ?? 0) ? { approved: amount, pending: null } : { pending: null };
}

/** A hold stands on one thing, and says who set it. */
function checkHold({ kind, after }: Intent<Hold>): Verdict<'customer' | 'until'> {
  if (kind === 'delete') return allowed;
  const on = [after.customer, after.driver, after.contract, after.invoice, after.taxYear].filter((it) => it !== null);
  return on.length === 1
    ? allowed
    : refused('Bitte genau eines wählen: Kunde, Fahrer, Auftrag, Beleg oder Steuerjahr.', 'customer');
}

function completeHold({ kind }: Intent<Hold>, { actor }: Scope): Completed<Hold> {
  return kind === 'create' ? { setBy: actor.userId === null ? null : iriOf('users', actor.userId) } : {};
}

/** What settings and holds of the retention do beyond storing their fields. */
export const retentionSettings = {
  ...behave(retentionPeriod, { check: [checkPeriod], complete: [completePeriod] }),
  ...behave(retentionHold, { check: [checkHold], complete: [completeHold] }),
};
