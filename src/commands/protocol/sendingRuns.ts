import { messageOf } from '../../api/apiErrors.ts';
import { call } from '../../api/call.ts';
import { store, type Entity } from '../../api/records/entities.ts';
import { refetchLists } from '../../api/records/listUpkeep.ts';
import { choiceOf } from '../../domain/choices/choices.ts';
import { protocolConfirmTexts } from '../../domain/protocol/choices/protocolConfirmTexts.ts';
import { ask } from '../../domain/define/verdict.ts';
import { iriOf } from '../../domain/define/resource.ts';
import { preMail } from '../../domain/mail/preMail.ts';
import { sendPreMail } from '../../domain/mail/preMailCalls.ts';
import { protocol } from '../../domain/protocol/protocol.ts';
import { protocolRecipients, sendProtocolMails } from '../../domain/protocol/sendingCalls.ts';
import { filledText } from '../../domain/question/filledText.ts';
import { changeRecords } from '../resource/changeRecords.ts';
import type { ReportRow } from '../resource/bulkReport.ts';
import { activeScopeAtom, keepTicked } from '../selection.ts';
import type { Tools } from '../tools.ts';

type Protocol = Entity<typeof protocol>;
type Kept = { readonly protocolId: number; readonly orderNumber: string | null; readonly message: string };

const failed = 'Fehler beim Versand';

/** Names how many go to how many, and what stays and why; then sends. Of what is ticked only what stays remains so. */
export async function send(protocols: readonly Protocol[], tools: Tools): Promise<void> {
  const scope = store.get(activeScopeAtom);
  const protocolIds = protocols.map((it) => it.id);
  try {
    const { protocols: found } = await call(protocolRecipients, { protocolIds });
    const going = found.filter((it) => it.message === null);
    const staying = found.flatMap(({ message, ...it }): Kept[] => (message === null ? [] : [{ ...it, message }]));
    if (going.length === 0) return tell(staying, { scope, protocols, tools });
    const text = choiceOf(protocolConfirmTexts, 'sendProtocolMails');
    const count = going.length;
    const recipients = going.reduce((sum, it) => sum + it.recipients.length, 0);
    const question = [
      filledText(text?.text ?? '', { count, recipients }),
      ...sentBefore(going.map((it) => protocols.find(({ id }) => id === it.protocolId)?.mailSend)),
      ...(staying.length > 0
        ? ['', staying.length === 1 ? 'Nicht versendet wird:' : 'Nicht versendet werden:', ...byReason(staying)]
        : []),
    ].join('\n');
    const confirm = count === 1 ? '1 Protokoll versenden' : `${String(count)} Protokolle versenden`;
    if ((await tools.ask({ ...ask(question), title: text?.label ?? '', confirm, isFinal: true })) === null) return;
    const { protocolIds: sent, errors, job } = await call(sendProtocolMails, { protocolIds });
    refetchLists(protocol.path);
    tell(errors, { scope, protocols, tools });
    if (sent.length === 0) return;
    tools.notify.success(sent.length === 1 ? 'Protokoll erfolgreich verschickt' : 'Protokolle versendet', {
      detail:
        job === null ? mailsWait(recipients) : 'Die E-Mails gehen nacheinander hinaus; anhalten in der Statusleiste.',
    });
  } catch (error) {
    tools.notify.error(failed, { detail: messageOf(error) });
  }
}

/** Whoever has a protocol already gets it once more, which nobody should find out from his customer. */
function sentBefore(sent: readonly (boolean | null | undefined)[]): string[] {
  const count = sent.filter((it) => it === true).length;
  if (count === 0) return [];
  return [
    count === 1 ? '1 davon wurde schon einmal versendet.' : `${String(count)} davon wurden schon einmal versendet.`,
  ];
}

/** One line for each reason, with the numbers that it keeps back. */
function byReason(kept: readonly Kept[]): string[] {
  const numbers = Map.groupBy(kept, (it) => it.message);
  return [...numbers].map(([message, of]) => {
    const shown = of.slice(0, 5).map((it) => it.orderNumber ?? '');
    const more = of.length > shown.length ? ` und ${String(of.length - shown.length)} weitere` : '';
    return `${shown.join(', ')}${more}: ${message}`;
  });
}

function mailsWait(count: number): string {
  return count === 1 ? '1 E-Mail steht zum Versand an.' : `${String(count)} E-Mails stehen zum Versand an.`;
}

type Told = { readonly scope: string | null; readonly protocols: readonly Protocol[]; readonly tools: Tools };

/** What could not go stays ticked, and says why; it alone is tried again. */
function tell(kept: readonly Kept[], { scope, protocols, tools }: Told): void {
  keepTicked(
    scope,
    kept.map((it) => iriOf(protocol.path, it.protocolId)),
  );
  if (kept.length === 0) return;
  const rows = kept.map((it): ReportRow => ({
    iri: iriOf(protocol.path, it.protocolId),
    name: it.orderNumber ?? String(it.protocolId),
    state: 'failed',
    reason: it.message,
  }));
  const stays = new Set(kept.map((it) => it.protocolId));
  const [stay, go] = [protocols.filter((it) => stays.has(it.id)), protocols.filter((it) => !stays.has(it.id))];
  const sent = go.map((it): ReportRow => ({
    iri: it['@id'],
    name: it.orderNumber ?? String(it.id),
    state: 'underWay',
    reason: 'steht zum Versand an',
  }));
  const retry = () => void send(stay, tools);
  tools.dialog('bulkReport', { resource: protocol, title: failed, rows: [...rows, ...sent], retry });
}

/** Sends protocols ahead of their check by the office, after naming who gets them. */
export async function sendAhead(rows: readonly Entity<typeof preMail>[], tools: Tools): Promise<void> {
  const names = [...new Set(rows.map((it) => it.recipient ?? ''))];
  const shown = names.slice(0, 3).join(', ') + (names.length > 3 ? ` und ${String(names.length - 3)} weitere` : '');
  const what = rows.length === 1 ? 'Das Vorabprotokoll' : `${String(rows.length)} Vorabprotokolle`;
  const question = `${what} an ${shown} senden? Versendete E-Mails können nicht zurückgeholt werden.`;
  if ((await tools.ask({ ...ask(question), title: 'Vorversand', confirm: 'Senden', isFinal: true })) === null) return;
  await changeRecords(
    preMail,
    rows,
    {
      title: 'Vorabprotokolle senden',
      operation: sendPreMail.id,
      changes: () => ({}),
      undoable: [],
      done: () => 'Das Protokoll wurde verschickt',
      doneMany: 'Vorabprotokolle verschickt',
      failed: (message) => `Fehler beim Verschicken des Protokolls: ${message}`,
    },
    tools,
  );
}
