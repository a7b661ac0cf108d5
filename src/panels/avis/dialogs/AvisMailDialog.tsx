import { useState } from 'react';
import { ApiError, messageOf } from '../../../api/apiErrors.ts';
import { useAvisMails, type AvisMail } from '../../../api/calls/avisMailPreview.ts';
import { call } from '../../../api/call.ts';
import { readEntity } from '../../../api/records/entities.ts';
import { contractNumberOf } from '../../../commands/avis/avisFacts.ts';
import { tools } from '../../../commands/tools.ts';
import { avisSides } from '../../../domain/avis/avisChoices.ts';
import { sendAvisMail } from '../../../domain/avis/avisCalls.ts';
import { contractAvis } from '../../../domain/avis/contractAvis.ts';
import { labelOf } from '../../../domain/choices/choices.ts';
import { ErrorState } from '../../../ui/display/ErrorState.tsx';
import { Note } from '../../../ui/display/Note.tsx';
import { SkeletonRows } from '../../../ui/display/Skeleton.tsx';
import { Switch } from '../../../ui/inputs/Switch.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import type { DialogProps } from '../../dialogs.ts';
import { MailSheet } from '../../mail/MailSheet.tsx';
import { MailsToRead } from '../../mail/MailsToRead.tsx';
import { noteRecentAvis } from '../recentAvis.ts';

const keyOf = ({ avis, side }: AvisMail) => `${avis} ${side}`;

/** The mails to the contacts, each to be read before it leaves, with what goes along. */
export default function AvisMailDialog({ iris, close }: DialogProps<'avis.mail'>) {
  const [sendCatalogue, setCatalogue] = useState(false);
  const [proposeWindows, setWindows] = useState(true);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** What has left already is not looked at again while the others are sent. */
  const [left, setLeft] = useState<readonly string[]>([]);
  const waiting = iris.filter((it) => !left.includes(it));
  const { mails, isLoading, error, refetch } = useAvisMails(waiting, { sendCatalogue, proposeWindows });
  const shown = mails.find((it) => keyOf(it) === chosen) ?? mails[0];

  async function send() {
    setBusy(true);
    let sent = 0;
    try {
      for (const id of waiting) {
        const windows = mails
          .filter((it) => it.avis === id)
          .flatMap(({ side, windows: offered }) => offered.map((it) => ({ side, ...it })));
        await call(sendAvisMail, { id, sendCatalogue, proposeWindows, windows });
        setLeft((known) => [...known, id]);
        sent += 1;
      }
      noteRecentAvis(iris);
      tools().notify.success(sent === 1 ? 'Email wurde versendet' : `${String(sent)} Emails wurden versendet`, {
        detail: mails.map((it) => it.recipients.join(', ')).join(' · '),
      });
      close();
    } catch (failure) {
      setBusy(false);
      refetch();
      tools().notify.warning(failure instanceof ApiError ? messageOf(failure) : 'Fehler beim Verschicken');
    }
  }

  return (
    <Dialog
      title="E-Mail an Ansprechpartner"
      subtitle={shown && shown.recipients.length > 0 && `Vorschau der E-Mail an ${shown.recipients.join(', ')}`}
      icon="mail"
      size="xl"
      flush
      onClose={close}
      primary={{
        label: mails.length > 1 ? `${String(mails.length)} E-Mails senden` : 'E-Mail senden',
        icon: 'send',
        run: () => void send(),
        busy: isBusy,
        reason: reasonAgainst(mails, isLoading || error !== null),
      }}
    >
      <div className="flex items-center gap-10 border-b border-line-subtle px-8 py-4">
        <Switch value={proposeWindows} onChange={setWindows}>
          Drei Zeitfenster vorschlagen
        </Switch>
        <Switch value={sendCatalogue} onChange={setCatalogue}>
          Rückgabekatalog beilegen
        </Switch>
      </div>
      {shown?.hint && <p className="border-b border-line-subtle px-8 py-3 text-11 text-2">{shown.hint}</p>}
      <MailsToRead
        label="Vorschau der E-Mail"
        mails={mails.map((it) => ({ value: keyOf(it), label: nameOf(it, iris.length > 1) }))}
        shown={shown ? keyOf(shown) : null}
        onShow={setChosen}
      >
        {error ? (
          <ErrorState title="Die Vorschau konnte nicht geladen werden" onRetry={refetch}>
            {messageOf(error)}
          </ErrorState>
        ) : isLoading || !shown ? (
          <SkeletonRows rows={8} columns={1} tall />
        ) : shown.subject === null ? (
          <div className="p-8">
            <Note tone="warn" title="Keine ASP Mail angegeben">
              {labelOf(avisSides, shown.side)}: Zu dieser Seite geht keine E-Mail hinaus.
            </Note>
          </div>
        ) : (
          <MailSheet
            key={keyOf(shown)}
            subject={shown.subject}
            recipients={shown.recipients}
            attachments={shown.attachments}
            html={shown.html}
            text={shown.text}
          />
        )}
      </MailsToRead>
    </Dialog>
  );
}

function reasonAgainst(mails: readonly AvisMail[], isUnread: boolean): string | undefined {
  if (isUnread) return 'Die Vorschau wird geladen';
  return mails.some((it) => it.subject === null) ? 'ASP Mail fehlt' : undefined;
}

/** Which of several mails it is. */
function nameOf({ avis, side }: AvisMail, ofSeveral: boolean): string {
  const own = readEntity(contractAvis, avis);
  return [ofSeveral && own && contractNumberOf(own), labelOf(avisSides, side)].filter(Boolean).join(' ');
}
