import { messageOf } from '../../api/apiErrors.ts';
import type { Entity } from '../../api/records/entities.ts';
import { update } from '../../api/records/mutations.ts';
import { fetchItem } from '../../api/records/queries.ts';
import { undo, undoOf } from '../../api/records/undo.ts';
import { choiceOf, labelOf, type KeyOf } from '../../domain/choices/choices.ts';
import { protocolConfirmTexts } from '../../domain/protocol/choices/protocolConfirmTexts.ts';
import { protocolResets } from '../../domain/protocol/choices/protocolResets.ts';
import { protocolStates } from '../../domain/protocol/choices/protocolStates.ts';
import { contract } from '../../domain/contract/contract.ts';
import type { InputOf } from '../../domain/define/row.ts';
import { ask } from '../../domain/define/verdict.ts';
import { addressDifference } from '../../domain/protocol/addressDifference.ts';
import { protocol } from '../../domain/protocol/protocol.ts';
import { changesOfReset, type ResetKey } from '../../domain/protocol/resets.ts';
import type { SignatureName } from '../../domain/protocol/signed.ts';
import type { ProcessState } from '../../domain/protocol/stateChange.ts';
import { foundVehicle } from '../../domain/protocol/vehicleCheck.ts';
import { filledText, type TextValues } from '../../domain/question/filledText.ts';
import { changeRecords, type RecordChange } from '../resource/changeRecords.ts';
import type { Tools } from '../tools.ts';

type Protocol = Entity<typeof protocol>;
type Change = Omit<RecordChange<typeof protocol>, 'title'> & { readonly confirm: string };

const stateOf = (it: Protocol) => labelOf(protocolStates, it.processState ?? 'UNPROCESSED');
const numbersOf = (protocols: readonly Protocol[]) => protocols.map((it) => it.orderNumber ?? '').join(', ');
const failed = (message: string) => `Fehler: ${message}`;

/** What a restore point holds is the way back of whatever was done after it. */
const waysBack: NonNullable<Change['waysBack']> = (_, { after, version }) => {
  const last = after?.availableSnapshots?.at(-1)?.id;
  return after && version !== undefined && typeof last === 'number'
    ? [{ iri: after['@id'], version, patch: { restoreSnapshot: last } }]
    : [];
};

/** Asks in the words of the company, then changes. */
async function changed(
  protocols: readonly Protocol[],
  { key, values = {}, more }: { key: KeyOf<typeof protocolConfirmTexts>; values?: TextValues; more?: string },
  { confirm, ...change }: Change,
  tools: Tools,
): Promise<void> {
  const text = choiceOf(protocolConfirmTexts, key);
  const [first] = protocols;
  if (!text || !first) return;
  const question = filledText(text.text, { orderNumber: numbersOf(protocols), ...values });
  const asked = ask(more === undefined ? question : `${question}\n\n${more}`);
  if ((await tools.ask({ ...asked, title: text.label, confirm })) === null) return;
  await changeRecords(protocol, protocols, { title: text.label, waits: true, failed, ...change }, tools);
}

/** Sets protocols to a state, after asking (document 3, section 4). */
export function setState(protocols: readonly Protocol[], to: ProcessState, tools: Tools): Promise<void> {
  const from = [...new Set(protocols.map(stateOf))].join(', ');
  return changed(
    protocols,
    { key: 'protocolStatus', values: { from, to: labelOf(protocolStates, to) } },
    {
      confirm: 'Wechseln',
      changes: () => ({ processState: to, ...(to === 'CLOSED' && { allUploadsDone: true }) }),
      waysBack,
      done: () => 'Erfolgreich gespeichert',
    },
    tools,
  );
}

/** Closes orders; whoever did not get his mails yet finds them among those to send. */
export function close(protocols: readonly Protocol[], tools: Tools): Promise<void> {
  const from = [...new Set(protocols.map(stateOf))].join(', ');
  return changed(
    protocols,
    { key: 'protocolStatus', values: { from, to: labelOf(protocolStates, 'CLOSED') } },
    {
      confirm: 'Schließen',
      changes: () => ({ processState: 'CLOSED', allUploadsDone: true }),
      waysBack,
      done: () => 'Auftrag geschlossen',
    },
    tools,
  );
}

/** Opens closed orders again; of those that are billed the question says so (R30). */
export function reopen(protocols: readonly Protocol[], tools: Tools): Promise<void> {
  const billed = protocols.filter((it) => it.isBilled);
  const warning = billed.length === 1 ? 'ist bereits abgerechnet' : 'sind bereits abgerechnet';
  return changed(
    protocols,
    { key: 'protocolReopen', ...(billed.length > 0 && { more: `${numbersOf(billed)} ${warning}.` }) },
    {
      confirm: 'Öffnen',
      changes: () => ({ processState: 'RECEIVED' }),
      waysBack,
      done: () => 'Auftrag wieder geöffnet',
    },
    tools,
  );
}

/** Takes protocols back to a part of the ride that the driver does again (R33). */
export async function resetPart(protocols: readonly Protocol[], key: ResetKey, tools: Tools): Promise<void> {
  const reset = choiceOf(protocolResets, key);
  if (!reset) return;
  if ((await tools.ask({ ...ask(reset.question), title: 'Statuswechsel', confirm: 'Zurücksetzen' })) === null) return;
  await changeRecords(
    protocol,
    protocols,
    {
      title: reset.label,
      waits: true,
      changes: (it) => changesOfReset(key, it) as InputOf<typeof protocol>,
      waysBack,
      failed,
      done: () => 'Erfolgreich gespeichert',
    },
    tools,
  );
}

/** Takes one signature away, whoever gave it. */
export function deleteSignature(it: Protocol, name: SignatureName, tools: Tools): Promise<void> {
  return changed(
    [it],
    { key: 'signatureDelete', values: { name: it[name]?.name ?? '–' } },
    { confirm: 'Löschen', changes: () => ({ [name]: null }), waysBack, done: () => 'Erfolgreich gespeichert' },
    tools,
  );
}

/** Empties protocols, as if the ride had never begun (R32). */
export function resetWhole(protocols: readonly Protocol[], tools: Tools): Promise<void> {
  return changed(
    protocols,
    { key: 'protocolReset' },
    {
      confirm: 'Zurücksetzen',
      changes: () => ({ reset: true }),
      waysBack,
      failed: (message) => `Fehler beim zurück setzen: ${message}`,
      done: () => 'Protokoll erfolgreich zurückgesetzt',
    },
    tools,
  );
}

/** The same with the protocol of the ride that follows. */
export async function resetConnection({ anschlussProtokoll }: Protocol, tools: Tools): Promise<void> {
  if (anschlussProtokoll) await resetWhole([await fetchItem(protocol, anschlussProtokoll)], tools);
}

/** No empty run after all: protocol and order forget it (R10). */
export function resetEmptyRun(it: Protocol, tools: Tools): Promise<void> {
  const fields = ['emptyRunDone', 'emptyRunReason', 'emptyRunOtherReason', 'emptyRunApprovedBy'] as const;
  return changed(
    [it],
    { key: 'emptyRunReset' },
    {
      confirm: 'Zurücksetzen',
      changes: () => ({ emptyRunDone: false }),
      undoable: fields,
      failed: (message) => `Fehler beim zurück setzen: ${message}`,
      done: () => 'Leerfahrt zurück gesetzt',
    },
    tools,
  );
}

const unlocked = {
  confirm: 'Aufheben',
  failed: (message: string) => `Fehler beim entsperren: ${message}`,
  done: () => 'Sperre erfolgreich aufgehoben',
};

/** Lets the driver edit a protocol in his app once more. */
export function unlockApp(protocols: readonly Protocol[], tools: Tools): Promise<void> {
  return changed(
    protocols,
    { key: 'unlockProtocol' },
    { ...unlocked, changes: () => ({ editingApproved: true }) },
    tools,
  );
}

/** Shows by what an address differs from the order's before it flows again (0-decisions). */
export async function unlockAddress(it: Protocol, side: 'pickup' | 'delivery', tools: Tools): Promise<void> {
  if (!it.contract) return;
  const order = await fetchItem(contract, it.contract);
  const title = side === 'pickup' ? 'Abholadresse' : 'Zustelladresse';
  const lines = addressDifference(side, it, order);
  const [location, locked] = [`${side}Location`, `${side}LocationLocked`] as const;
  if (
    (await tools.ask({ ...ask(lines.join('\n\n')), title: `${title}: Sperre aufheben`, confirm: 'Aufheben' })) === null
  )
    return;
  await changeRecords(
    protocol,
    [it],
    {
      title: 'Sperre aufheben',
      waits: true,
      changes: () => ({ [locked]: false }),
      waysBack: (before, { after, version }) =>
        after && version !== undefined ? [undoOf(before, { '@id': after['@id'], version }, [location, locked])] : [],
      failed: unlocked.failed,
      done: unlocked.done,
    },
    tools,
  );
}

const flag = (name: 'aktiv' | 'mailLocked', to: boolean, done: string): RecordChange<typeof protocol> => ({
  title: done,
  changes: () => ({ [name]: to }),
  failed,
  done: () => done,
});

/** Hides protocols from the list of those to send, or shows them again. */
export async function toggleVisible(protocols: readonly Protocol[], tools: Tools): Promise<void> {
  const isHidden = protocols.every((it) => it.aktiv === false);
  await changeRecords(
    protocol,
    protocols,
    flag('aktiv', isHidden, isHidden ? 'Protokoll wird angezeigt' : 'Protokoll ausgeblendet'),
    tools,
  );
}

/** Keeps protocols from being sent, or lets them go. */
export async function toggleMailLock(protocols: readonly Protocol[], tools: Tools): Promise<void> {
  const isLocked = protocols.every((it) => it.mailLocked);
  await changeRecords(
    protocol,
    protocols,
    flag('mailLocked', !isLocked, isLocked ? 'Versand freigegeben' : 'Versand gesperrt'),
    tools,
  );
}

/** Plate and number of the vehicle that was found become those of the order (R35). */
export async function takeOverVehicle(it: Protocol, tools: Tools): Promise<void> {
  if (!it.contract) return;
  const before = await fetchItem(contract, it.contract);
  const changes = foundVehicle(it, before);
  const { licensePlate, carFin } = changes;
  if (Object.keys(changes).length === 0)
    return tools.notify.info('Der Auftrag hat Kennzeichen und FIN schon so, wie der Fahrer sie gefunden hat.');
  const lines = [
    licensePlate && `Kennzeichen: ${before.licensePlate ?? '–'} → ${licensePlate}`,
    carFin && `FIN: ${before.carFin ?? '–'} → ${carFin}`,
    `Grund: ${it.licensePlateFinCheckReason ?? '–'}`,
  ].filter(Boolean);
  const asked = ask(lines.join('\n\n'));
  if ((await tools.ask({ ...asked, title: 'In Auftrag übernehmen', confirm: 'Übernehmen' })) === null) return;
  try {
    const after = await update(contract, it.contract, changes as InputOf<typeof contract>, { version: before.version });
    const back = undoOf(before, after, ['licensePlate', 'carFin']);
    tools.notify.success('In den Auftrag übernommen', { undo: () => undo(back) });
  } catch (error) {
    tools.notify.error(failed(messageOf(error)));
  }
}
