import { sql } from 'drizzle-orm';
import { contract } from '../../../src/domain/contract/contract.ts';
import { labelOf } from '../../../src/domain/choices/choices.ts';
import { mailRuleTypes } from '../../../src/domain/customer/choices/mailRuleTypes.ts';
import { ruleEffects } from '../../../src/domain/customer/ruleEffects.ts';
import { contractMailRules } from '../../../src/domain/customer/ruleEffectsCall.ts';
import { wordingOf } from '../../mail/wordings/allWordings.ts';
import { readNamedRules } from '../../read/mailRules.ts';
import { readOne } from '../../storage/readRecords.ts';
import { NotFound } from '../../storage/refusals.ts';
import { rowsOf } from '../../storage/sql.ts';
import { respond } from '../handler.ts';

/** What each mail rule of the customer and the addresses does for this contract. */
export const mailRulesOfContract = respond(contractMailRules, async ({ database: { pool } }, { id }) => {
  const ride = await readOne(pool, contract, id);
  if (!ride) throw new NotFound();
  const avis = await rowsOf(pool, sql`select 1 from contract_avis where contract = ${id} limit 1`);
  const effects = ruleEffects(await readNamedRules(pool, ride), { ...ride, hasAvis: avis.length > 0 });
  return {
    rules: effects.map(({ rule, mails, how, when, whyNot }) => ({
      id: rule.id,
      occasion: labelOf(mailRuleTypes, rule.occasion),
      mails: mails.map((it) => `${it} ${wordingOf(it)?.name ?? ''}`.trim()),
      recipient: rule.mailAddress ?? '',
      about: rule.addressName,
      how,
      when,
      whyNot,
    })),
  };
});
