import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { email } from '../../../src/domain/mail/email.ts';
import { neededFault, wordingFaults } from '../../../src/domain/mail/wording.ts';
import { allWordings, wordingOf } from '../../mail/wordings/allWordings.ts';
import { offeredInSubject, offeredInText, originalText, rulesOf } from '../../mail/wordings/offered.ts';
import { behave, type Completed, type Intent } from '../../write/behaviour.ts';

type Worded = 'betreff' | 'text' | 'betreffupdate' | 'textupdate';
type Emails = Intent<typeof email>;

/** A template that words no mail may say whatever one of them may say. */
const anywhere = {
  text: [...new Set(allWordings.flatMap((it) => offeredInText(it.template)))],
  subject: [...new Set(allWordings.flatMap((it) => offeredInSubject(it.template)))],
};

/** What would leave with a brace, or without the link that a mail is sent for, is refused at its field. */
function checkWording({ kind, after }: Emails): Verdict<Worded> {
  if (kind === 'delete') return allowed;
  const template = wordingOf(after.key)?.template;
  const known = template
    ? { text: offeredInText(template), subject: offeredInSubject(template) }
    : { text: anywhere.text, subject: anywhere.subject };
  for (const field of ['betreff', 'betreffupdate'] as const) {
    const [fault] = wordingFaults(after[field] ?? '', { known: known.subject });
    if (fault) return refused(fault.reason, field);
  }
  for (const field of ['text', 'textupdate'] as const) {
    const text = after[field];
    const [fault] = wordingFaults(text ?? '', { known: known.text });
    if (fault) return refused(fault.reason, field);
    const needed = template && (field === 'text' || text !== null) && neededFault(text ?? '', rulesOf(template));
    if (needed) return refused(needed.reason, field);
  }
  return allowed;
}

/** A mail of the program needs words; one that is never a repeat needs none for repeats. */
function checkKind({ kind, after }: Emails): Verdict<Worded | 'key'> {
  const wording = wordingOf(after.key);
  if (!wording) return allowed;
  if (kind === 'delete')
    return refused(
      `Die Mailvorlage ${wording.template.key} gehört zum Programm und kann nicht gelöscht werden.`,
      'key',
    );
  if (!after.text?.trim()) return refused('Der Text der Mail fehlt.', 'text');
  const said = (['betreffupdate', 'textupdate'] as const).find((it) => after[it] !== null);
  return wording.isAlwaysNew && said
    ? refused('Diese Mail ist nie eine Wiederholung: Sie gilt jedes Mal einem eigenen Anlass.', said)
    : allowed;
}

const worded = ['betreff', 'text', 'betreffupdate', 'textupdate', 'absendername', 'absenderemail'] as const;

/** Whether a template differs from the words of the program, and how often it has been worded anew. */
function completeVersion({ kind, before, after }: Emails): Completed<typeof email> {
  const template = wordingOf(after.key)?.template;
  if (kind === 'delete' || !template) return {};
  const original = { ...nothing, betreff: template.subject, text: originalText(template) };
  const isChanged = worded.some((it) => (after[it] ?? null) !== original[it]);
  const isNew = kind === 'update' && worded.some((it) => after[it] !== before[it]) && (isChanged || before.isChanged);
  return { isChanged, ...(isNew && { wordingVersion: (before.wordingVersion ?? 0) + 1 }) };
}
const nothing = { betreffupdate: null, textupdate: null, absendername: null, absenderemail: null };

/** What a template does beyond storing its words. */
export const emails = behave(email, { check: [checkKind, checkWording], complete: [completeVersion] });
