import { messageOf } from '../../../api/apiErrors.ts';
import { useDocumentMail } from '../../../api/calls/documentCheck.ts';
import { changeRecords } from '../../../commands/resource/changeRecords.ts';
import { tools } from '../../../commands/tools.ts';
import { billingConfirmTexts } from '../../../domain/billing/choices/billingConfirmTexts.ts';
import { choiceOf } from '../../../domain/choices/choices.ts';
import { joined } from '../../../domain/define/joined.ts';
import { documentName } from '../../../domain/invoice/documentActions.ts';
import { invoice } from '../../../domain/invoice/invoice.ts';
import { filledText } from '../../../domain/question/filledText.ts';
import { Note } from '../../../ui/display/Note.tsx';
import { SkeletonRows } from '../../../ui/display/Skeleton.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import type { DialogProps } from '../../dialogs.ts';

type Document = DialogProps<'invoice.send'>['documents'][number];

/** To whom documents go and with what, before any of them leaves. */
export default function SendDialog({ documents, close }: DialogProps<'invoice.send'>) {
  const [only] = documents;
  const count = documents.length;
  const send = () => {
    close();
    void changeRecords(
      invoice,
      documents,
      {
        title: 'Belege verschicken',
        changes: () => ({ sendMail: true }),
        waits: true,
        undoable: [],
        done: (it) => `${it.type ?? 'Rechnung'} wurde verschickt`,
        doneMany: 'Belege wurden verschickt',
        detail: count === 1 ? '1 E-Mail steht zum Versand an.' : 'Die E-Mails gehen nacheinander hinaus.',
        failed: (message) => `Fehler beim Verschicken der Protokolls/Rechnung: ${message}`,
      },
      tools(),
    );
  };
  return (
    <Dialog
      title={count === 1 && only ? `${documentName(only)} versenden` : `${String(count)} Belege versenden`}
      icon="send"
      size="l"
      onClose={close}
      startsAt="primary"
      primary={{ label: count === 1 ? 'Senden' : `${String(count)} Belege senden`, icon: 'send', run: send }}
    >
      <div className="flex max-h-[60vh] flex-col gap-6 overflow-y-auto">
        {count === 1 && only && <p className="text-1">{questionOf(only)}</p>}
        {documents.slice(0, shownAtMost).map((it) => (
          <OneMail key={it['@id']} iri={it['@id']} name={documentName(it)} isAlone={count === 1} />
        ))}
        {count > shownAtMost && <p className="text-2">und {count - shownAtMost} weitere</p>}
        <p className="text-11 text-2">Versendete E-Mails können nicht zurückgeholt werden.</p>
      </div>
    </Dialog>
  );
}

/** The literal question of the specification. */
function questionOf({ orderNumber, recipientCompany, recipientFirstName, recipientLastName, type }: Document): string {
  return filledText(choiceOf(billingConfirmTexts, 'sendInvoice')?.text ?? '', {
    type: type ?? 'Rechnung',
    number: orderNumber ?? '',
    recipient: recipientCompany ?? joined([recipientFirstName, recipientLastName]) ?? '',
  });
}

/** Whoever sends more looks at some of them. */
const shownAtMost = 20;

function OneMail({ iri, name, isAlone }: { iri: string; name: string; isAlone: boolean }) {
  const { mail, error } = useDocumentMail(iri);
  if (error)
    return (
      <Note tone="danger" title={`${name}: Die E-Mail konnte nicht geladen werden.`}>
        {messageOf(error)}
      </Note>
    );
  if (!mail) return <SkeletonRows rows={isAlone ? 6 : 1} columns={1} />;
  return (
    <section aria-label={name} className="flex flex-col gap-2 text-12">
      {mail.message && <Note tone="warn" title={mail.message} />}
      <dl className="grid grid-cols-[92px_minmax(0,1fr)] gap-x-6 gap-y-1">
        {!isAlone && (
          <>
            <dt className="text-2">Beleg</dt>
            <dd className="font-medium">{name}</dd>
          </>
        )}
        <dt className="text-2">Empfänger</dt>
        <dd>{mail.recipients.join(', ') || 'keine Adresse'}</dd>
        <dt className="text-2">Anlagen</dt>
        <dd>{mail.attachments.join(', ')}</dd>
        {isAlone && (
          <>
            <dt className="text-2">Betreff</dt>
            <dd>{mail.subject}</dd>
          </>
        )}
      </dl>
      {isAlone && <p className="rounded-2 border border-line bg-sunken p-5 whitespace-pre-line">{mail.text}</p>}
    </section>
  );
}
