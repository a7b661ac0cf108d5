import { useState } from 'react';
import { messageOf } from '../../api/apiErrors.ts';
import { useMailPreview, type MailPreviewKind } from '../../api/calls/mailPreview.ts';
import { numberOf } from '../../commands/contract/contractFacts.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { ErrorState } from '../../ui/display/ErrorState.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { SkeletonRows } from '../../ui/display/Skeleton.tsx';
import type { DialogProps } from '../dialogs.ts';
import { MailSheet } from './MailSheet.tsx';
import { MailsToRead } from './MailsToRead.tsx';

/** The question before mails leave, with each of them to read. */
export default function BeforeSendingDialog({ sending, close }: DialogProps<'mail.beforeSending'>) {
  const { title, question, confirm, danger = false, kind, contracts, send } = sending;
  const [shown, setShown] = useState(contracts[0]?.['@id'] ?? '');
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    await send();
    close();
  };
  return (
    <Dialog
      title={title}
      icon="mail"
      size="xl"
      flush
      onClose={close}
      primary={{
        label: confirm,
        icon: 'send',
        run: () => void run(),
        busy: isBusy,
        look: danger ? 'danger-solid' : 'primary',
      }}
    >
      <p className="border-b border-line-subtle px-8 py-5 whitespace-pre-line">{question}</p>
      <MailsToRead
        label="Mail zu Auftrag"
        mails={contracts.map((it) => ({ value: it['@id'], label: numberOf(it) }))}
        shown={shown}
        onShow={(iri) => setShown(iri ?? '')}
      >
        <Preview key={shown} contract={shown} kind={kind} />
      </MailsToRead>
    </Dialog>
  );
}

function Preview({ contract, kind }: { contract: string; kind: MailPreviewKind }) {
  const { mail, isLoading, error, refetch } = useMailPreview(contract, kind);
  if (error)
    return (
      <ErrorState title="Die Vorschau konnte nicht geladen werden" onRetry={refetch}>
        {messageOf(error)}
      </ErrorState>
    );
  if (isLoading || !mail) return <SkeletonRows rows={8} columns={1} tall />;
  if (mail.subject === null)
    return (
      <div className="p-8">
        <Note tone="warn" title="Keine E-Mail-Adresse hinterlegt.">
          Zu diesem Auftrag geht keine E-Mail hinaus.
        </Note>
      </div>
    );
  return (
    <MailSheet
      subject={mail.subject}
      recipients={mail.recipients}
      attachments={mail.attachments}
      html={mail.html}
      text={mail.text}
    />
  );
}
