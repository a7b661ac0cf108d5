import { sql } from 'drizzle-orm';
import { checkSendDocument } from '../../../src/domain/invoice/documentActions.ts';
import { documentMail as mailCall } from '../../../src/domain/invoice/invoiceCalls.ts';
import type { StoredOf } from '../../../src/domain/define/row.ts';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { invoice, type Invoice } from '../../../src/domain/invoice/invoice.ts';
import { mailUnderWay } from '../../../src/domain/mail/mailUnderWay.ts';
import { freeRecipients, wrongAddresses } from '../../../src/domain/protocol/sending.ts';
import { documentMail, documentRecipients } from '../../mail/documentMails.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { documentMailKeys } from '../../mail/templates/document.ts';
import { readOne } from '../../storage/readRecords.ts';
import { Invalid, NotFound } from '../../storage/refusals.ts';
import { amongTexts, rowsOf } from '../../storage/sql.ts';
import type { Done, Intent, Scope } from '../../write/behaviour.ts';
import { respond } from '../handler.ts';
import { printedDocument } from './printed.ts';
import { readPrinted } from '../../storage/printedDocuments.ts';

type Asked = Pick<Intent<typeof invoice>, 'kind' | 'input'>;
const isAsked = ({ kind, input }: Asked) => kind === 'update' && input.sendMail === true;

/** Nothing leaves that is a draft, whose file is still being made, or that nobody would get. */
export function checkSending(intent: Intent<typeof invoice>): Verdict<'sendMail' | 'billingRecipient'> {
  return isAsked(intent) ? whyNotSent(intent.after) : allowed;
}

function whyNotSent(it: StoredOf<typeof invoice>): Verdict<'sendMail' | 'billingRecipient'> {
  const verdict = checkSendDocument(it);
  if (verdict.verdict === 'refused') return verdict;
  const { wrong } = freeRecipients(it.billingRecipient || it.recipientMail);
  if (wrong.length > 0) return refused(wrongAddresses(wrong), 'billingRecipient');
  return documentRecipients(it).length > 0
    ? allowed
    : refused('Dem Empfänger fehlt die E-Mail-Adresse.', 'billingRecipient');
}

/** Whether a mail of the document has not left yet. */
async function isOnItsWay({ client }: Scope, id: number): Promise<boolean> {
  const waiting = await rowsOf(
    client,
    sql`select from mail_logs where "entityType" = ${invoice.type} and "entityId" = ${id} and status = 'pending'
          and template = ${amongTexts(documentMailKeys)} and "isDemo" is not true limit 1`,
  );
  return waiting.length > 0;
}

/** Queues the mail of the document; that it has left is noted when a mail server has taken it. */
export async function sendWhenAsked(done: Done<typeof invoice>, scope: Scope): Promise<void> {
  if (!isAsked(done)) return;
  if (await isOnItsWay(scope, done.id)) throw new Invalid([{ propertyPath: 'sendMail', message: mailUnderWay }]);
  const it = { ...done.after, id: done.id } as Invoice;
  await queueMail(scope, await documentMail(scope, it, await readPrinted(scope, done.id)));
}

/** It may be sent anew; whoever does so should know. */
const sentBefore = ({ mailSend }: Pick<Invoice, 'mailSend'>) =>
  mailSend ? 'Der Beleg wurde bereits verschickt.' : null;

/** The mail as it would leave; of a draft as it stands now. */
export const showMail = respond(mailCall, ({ database, openScope, actor, now }, { id }) =>
  database.transaction(async (client) => {
    const scope = openScope({ client, actor, now });
    const it = await readOne(client, invoice, id);
    if (!it) throw new NotFound();
    const printed = it.invoiceCompleted ? await readPrinted(scope, it.id) : await printedDocument(it, scope);
    const mail = await documentMail(scope, it, printed);
    const verdict = whyNotSent(it);
    return {
      recipients: mail.recipients,
      subject: mail.subject,
      text: mail.text,
      attachments: mail.attachments.map(({ name }) => name),
      message:
        verdict.verdict === 'refused'
          ? verdict.reason
          : (await isOnItsWay(scope, it.id))
            ? mailUnderWay
            : sentBefore(it),
    };
  }),
);
