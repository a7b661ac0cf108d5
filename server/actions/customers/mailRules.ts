import { mailRuleTypes } from '../../../src/domain/customer/choices/mailRuleTypes.ts';
import { addressMail } from '../../../src/domain/customer/addressMail.ts';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { behave, type Completed, type Intent } from '../../write/behaviour.ts';

/** A rule that belongs to nobody would speak of no ride. */
function checkOwner({ kind, after }: Intent<typeof addressMail>): Verdict<'customer'> {
  if (kind === 'delete' || after.customer || after.address) return allowed;
  return refused('Eine Mail-Regel gehört zu einem Kunden oder zu einer Adresse.', 'customer');
}

/** Which end of the ride is meant says something of an address alone; without a paper there is no kind of paper. */
function dropMeaningless({ after }: Intent<typeof addressMail>): Completed<typeof addressMail> {
  const type = mailRuleTypes.items.find((it) => it.key === after.ruleType);
  const hasPaper = !(type && 'pdfType' in type);
  return {
    ...(!after.address && { ruleCondition: null }),
    pdfType: hasPaper ? (after.pdfType ?? 'withoutImages') : null,
  };
}

/** What a mail rule does beyond storing its fields. */
export const mailRules = behave(addressMail, { check: [checkOwner], complete: [dropMeaningless] });
