import { openedFor } from '../../../src/domain/access/openRows.ts';
import { reachOf } from '../../../src/domain/access/visible.ts';
import { idOf } from '../../../src/domain/define/resource.ts';
import { email } from '../../../src/domain/mail/email.ts';
import { previewEmail } from '../../../src/domain/mail/emailCalls.ts';
import { resourceByPath } from '../../../src/domain/resources.ts';
import { companyOf } from '../../company.ts';
import { wordingOf, type Wording } from '../../mail/wordings/allWordings.ts';
import type { WordedScope } from '../../mail/wordings/wordingFor.ts';
import type { Mail } from '../../mail/writeMail.ts';
import { readOne } from '../../storage/readRecords.ts';
import { Invalid, NotFound } from '../../storage/refusals.ts';
import { metWhole } from '../drivers/metDriver.ts';
import type { Asked } from '../handler.ts';
import { respond } from '../handler.ts';
import { wrongInput } from '../wrongInput.ts';
import { samplesOf } from './samples.ts';

const wrong = wrongInput(previewEmail);

/** The mail as a wording makes it of a record that its reader may read; nothing is queued or stored by it. */
export const preview = respond(previewEmail, async (asked, { id, record, betreff, text, absendername }) => {
  const template = await readOne(asked.database.pool, email, id);
  const wording = wordingOf(template?.key);
  if (!template || !wording) throw new NotFound();
  const draft = {
    key: wording.template.key,
    subject: betreff ?? null,
    text: text ?? null,
    senderName: absendername ?? null,
  };
  const [written, company] = await Promise.all([
    writtenFor(asked, wording, { record: record ?? '', draft }),
    companyOf(asked.database.pool, asked.now),
  ]);
  const sender = absendername || company.name;
  if ('problem' in written) return { ...nothing, sender, problem: written.problem };
  const { recipients, subject, text: plain, html, attachments, dropped = [] } = written;
  return {
    sender,
    recipients,
    subject,
    text: plain,
    html,
    attachments: attachments.map((it) => it.name),
    dropped,
    problem: null,
  };
});

const nothing = { recipients: [], subject: null, text: null, html: null, attachments: [], dropped: [] };

type Tried = { readonly record: string; readonly draft: NonNullable<WordedScope['draft']> };

async function writtenFor(
  asked: Asked,
  { template, sample, name }: Wording,
  { record, draft }: Tried,
): Promise<Mail | { readonly problem: string }> {
  const { database, openScope, actor, now } = asked;
  const samples = samplesOf(template.key, sample);
  const whole = resourceByPath(sample);
  const number = idOf(sample, record);
  if (!whole || number === undefined) throw wrong('record', `${samples.of.title.one} wird erwartet.`);
  // A refusal of the kind 403 would end the session of somebody who only reads templates.
  if (reachOf(whole, actor.roles) !== 'all' && !openedFor(whole, actor.roles))
    throw wrong('record', `Ihnen fehlt das Recht, ${samples.of.title.many} zu lesen.`);
  return database.transaction(async (client) => {
    const scope: WordedScope = { ...openScope({ client, actor, now }), draft };
    try {
      const mail = await writeSample(asked, samples, { scope, number });
      if (mail?.template === template.key) return mail;
      const other = wordingOf(mail?.template);
      return {
        problem: other
          ? `Zu diesem Datensatz gehört die Vorlage „${other.name}“, nicht „${name}“.`
          : 'Zu diesem Datensatz geht diese Mail nicht hinaus: Es fehlt der Empfänger oder der Anlass.',
      };
    } catch (error) {
      if (error instanceof Invalid) return { problem: error.violations[0]?.message ?? error.message };
      throw error;
    }
  });
}

type Place = { readonly scope: WordedScope; readonly number: number };

async function writeSample(
  asked: Asked,
  samples: ReturnType<typeof samplesOf>,
  { scope, number }: Place,
): Promise<Mail | undefined> {
  const record = await metWhole(asked, samples.of, number);
  return samples.write?.(scope, record as never);
}
