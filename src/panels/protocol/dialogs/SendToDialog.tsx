import { useRef, useState } from 'react';
import { ApiError, messageOf } from '../../../api/apiErrors.ts';
import { call } from '../../../api/call.ts';
import { useProtocolRecipients } from '../../../api/calls/protocolRecipients.ts';
import { refetchLists } from '../../../api/records/listUpkeep.ts';
import { tools } from '../../../commands/tools.ts';
import { joinRecipients, recipientLines } from '../../../domain/contract/recipients.ts';
import { freeRecipients, wrongAddresses } from '../../../domain/protocol/sending.ts';
import { sendProtocol } from '../../../domain/protocol/sendingCalls.ts';
import { Button } from '../../../ui/display/Button.tsx';
import { Note } from '../../../ui/display/Note.tsx';
import { SkeletonRows } from '../../../ui/display/Skeleton.tsx';
import { Field } from '../../../ui/inputs/Field.tsx';
import { TextArea } from '../../../ui/inputs/TextArea.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import type { DialogProps } from '../../dialogs.ts';

/** To whom a protocol goes: whom the rules name stands there already, and can be replaced by anybody. */
export default function SendToDialog({ protocol, close }: DialogProps<'protocol.sendTo'>) {
  const { found, isLoading, error } = useProtocolRecipients(protocol.id);
  const [typed, setTyped] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const ruled = recipientLines((found?.recipients ?? []).join(';'));
  const lines = typed ?? ruled;
  const { all, wrong } = freeRecipients(lines);
  const others = (found?.suggestions ?? []).filter((it) => !all.some((one) => one.toLowerCase() === it.toLowerCase()));
  const count = all.length;

  const send = async () => {
    if (wrong.length > 0) return setFailure(wrongAddresses(wrong));
    if (count === 0) return setFailure('Bitte mindestens einen Empfänger angeben.');
    setBusy(true);
    try {
      const recipient = lines === ruled ? null : joinRecipients(all.join('\n'));
      await call(sendProtocol, { id: protocol['@id'], ...(recipient !== null && { recipient }) });
      refetchLists('protocols');
      tools().notify.success('Protokoll erfolgreich verschickt', { detail: all.join(', ') });
      close();
    } catch (reason) {
      const refusal = reason instanceof ApiError ? reason.violations[0]?.message : undefined;
      setFailure(refusal ?? `Fehler beim Verschicken des Protokolls: ${messageOf(reason)}`);
      setBusy(false);
    }
  };

  return (
    <Dialog
      title="Protokoll versenden"
      subtitle={protocol.orderNumber ?? ''}
      icon="send"
      onClose={close}
      primary={{
        label: count === 1 ? 'An 1 Empfänger senden' : `An ${String(count)} Empfänger senden`,
        icon: 'send',
        run: () => void send(),
        busy: isBusy,
      }}
    >
      {error && (
        <Note tone="danger" title="Die Empfänger konnten nicht geladen werden.">
          {messageOf(error)}
        </Note>
      )}
      {isLoading ? (
        <SkeletonRows rows={4} columns={1} tall />
      ) : (
        <div ref={content} className="flex flex-col gap-6">
          {found?.message && found.recipients.length > 0 && <Note tone="warn" title={found.message} />}
          <Field
            label="Empfänger"
            error={failure}
            hint="Eine Adresse je Zeile. Versendete E-Mails können nicht zurückgeholt werden."
          >
            <TextArea
              value={lines}
              onChange={(text) => {
                setTyped(text);
                setFailure(undefined);
              }}
              rows={6}
              maxLength={4000}
              autoFocus
            />
          </Field>
          {others.length > 0 && (
            <div className="flex flex-wrap items-center gap-3" role="group" aria-label="Vorschläge">
              <span className="text-11 text-2">Ansprechpartner:</span>
              {others.map((it) => (
                <Button
                  key={it}
                  small
                  icon="plus"
                  onClick={() => {
                    setTyped([lines.trimEnd(), it].filter(Boolean).join('\n'));
                    // The button goes with what it offered, and the keyboard would go with it.
                    content.current?.querySelector('textarea')?.focus();
                  }}
                >
                  {it}
                </Button>
              ))}
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}
