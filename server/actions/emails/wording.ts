import { email } from '../../../src/domain/mail/email.ts';
import { emailWording, resetEmail } from '../../../src/domain/mail/emailCalls.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { wordingOf } from '../../mail/wordings/allWordings.ts';
import { formerPlaceholders, labelOfPlaceholder, originalText, rulesOf } from '../../mail/wordings/offered.ts';
import { readOne } from '../../storage/readRecords.ts';
import { NotFound } from '../../storage/refusals.ts';
import { perform, respond } from '../handler.ts';

/** How the program words a mail, and what it can fill in. */
export const wording = respond(emailWording, async ({ database }, { id }) => {
  const record = await readOne(database.pool, email, id);
  if (!record) throw new NotFound();
  const known = wordingOf(record.key);
  if (!known)
    return {
      original: { betreff: null, text: null },
      appendix: null,
      placeholders: [],
      needs: null,
      beside: [],
      sample: null,
      hasRepeat: true,
    };
  const { template, sample, isAlwaysNew } = known;
  const rules = rulesOf(template);
  return {
    original: { betreff: template.subject, text: originalText(template) },
    appendix: template.appendix?.trim() ?? null,
    placeholders: rules.known.map((name) => ({
      name,
      label: labelOfPlaceholder(name),
      isFormer: formerPlaceholders.has(name),
    })),
    needs: rules.needs ?? null,
    beside: rules.beside ?? [],
    sample,
    hasRepeat: isAlwaysNew !== true,
  };
});

/** A template says again what the program says; what it said before stays in its history. */
export const reset = perform(resetEmail, async (scope, { record }) => {
  const known = wordingOf(record.key);
  if (!known) return;
  await scope.change(email, iriOf(email.path, record.id), {
    betreff: known.template.subject,
    text: originalText(known.template),
    betreffupdate: null,
    textupdate: null,
    absendername: null,
    absenderemail: null,
  });
});
