import { defineMail } from '../mailTemplate.ts';

/** M13: an invoice goes to its customer. */
export const invoiceMail = defineMail({
  key: 'M13',
  subject: 'Rechnung {invoiceNumber} vom {invoiceDate}',
  text: `
anbei erhalten Sie die Rechnung {invoiceNumber} über {amountTotal}[ für {contractCount} Aufträge] im Leistungszeitraum {periodFrom} bis {periodTo}.[ {paymentLine}]
{attachmentsLine}`,
});

/** M14: a credit note goes to its driver. */
export const creditMail = defineMail({
  key: 'M14',
  subject: 'Gutschrift {invoiceNumber} vom {invoiceDate}',
  text: `
anbei erhalten Sie die Gutschrift {invoiceNumber} über {amountTotal}[ für {contractCount} Fahrten].[ Wir überweisen den Betrag bis zum {dueDate} auf Ihr Konto mit der Endung {ibanLast4}.]
Bitte prüfen Sie die Abrechnung und melden Sie Abweichungen innerhalb von 14 Tagen.`,
});

/** M15: a document was taken back. */
export const stornoMail = defineMail({
  key: 'M15',
  subject: 'Storno {invoiceNumber} zu {type} {originalNumber}',
  text: `
{typeArticle} {type} {originalNumber} vom {originalDate} haben wir storniert. Den Stornobeleg {invoiceNumber} über {amountTotal} finden Sie in der Anlage.[ {followLine}]`,
});

/** All mails about documents: who may not read documents does not see them in the log either. */
export const documentMailKeys: readonly string[] = [invoiceMail.key, creditMail.key, stornoMail.key];
