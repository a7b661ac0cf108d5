import { messageOf } from '../../api/apiErrors.ts';
import { call } from '../../api/call.ts';
import { readEntity } from '../../api/records/entities.ts';
import { refetchLists } from '../../api/records/listUpkeep.ts';
import { remove, update } from '../../api/records/mutations.ts';
import { fetchItem } from '../../api/records/queries.ts';
import { undo, undoOf } from '../../api/records/undo.ts';
import { avisText } from '../../domain/avis/avisText.ts';
import { createAvisBundle } from '../../domain/avis/avisCalls.ts';
import { checkConfirmation, type ConfirmedAvis } from '../../domain/avis/confirmation.ts';
import { contractAvis } from '../../domain/avis/contractAvis.ts';
import { contractAvisBundle } from '../../domain/avis/contractAvisBundle.ts';
import { parkingSwitch, switchedParking } from '../../domain/avis/parkingInfo.ts';
import type { avisColours } from '../../domain/choices/avisColours.ts';
import { avisStatuses } from '../../domain/avis/choices/avisStatuses.ts';
import { contractTypes } from '../../domain/choices/contractTypes.ts';
import { labelOf, type KeyOf } from '../../domain/choices/choices.ts';
import { contract } from '../../domain/contract/contract.ts';
import type { SomeOf } from '../../domain/define/row.ts';
import { ask } from '../../domain/define/verdict.ts';
import { changeRecords } from '../resource/changeRecords.ts';
import type { Tools } from '../tools.ts';
import { avisCount, contractNumberOf, roundTrip, type AvisEntity } from './avisFacts.ts';

/** The address of the group that was made. */
function addressOf(made: unknown): string {
  const iri = typeof made === 'object' && made !== null && '@id' in made ? made['@id'] : undefined;
  if (typeof iri !== 'string') throw new Error('the group has no address');
  return iri;
}

const fail = (error: unknown, tools: Tools) => tools.notify.warning(`Error: ${messageOf(error)}`);

export async function createGroup(avis: readonly AvisEntity[], tools: Tools): Promise<void> {
  try {
    const made = await call(createAvisBundle, { avis: avis.map((it) => it['@id']) });
    refetchLists(contractAvis.path);
    tools.notify.success('Gruppe erfolgreich erstellt', {
      detail: avisCount(avis.length),
      undo: async () => {
        await remove(addressOf(made));
        refetchLists(contractAvis.path);
      },
    });
  } catch (error) {
    fail(error, tools);
  }
}

export async function leaveGroup(avis: readonly AvisEntity[], tools: Tools): Promise<void> {
  await changeRecords(
    contractAvis,
    avis,
    { title: 'Aus der Gruppe nehmen', changes: () => ({ bundle: null }), done: () => 'Aus der Gruppe genommen' },
    tools,
  );
  refetchLists(contractAvis.path);
}

/** The group goes as a whole, after its question; its avis stay. */
export async function dissolveGroup(iri: string, tools: Tools): Promise<boolean> {
  const group = await fetchItem(contractAvisBundle, iri);
  const members = group.avis ?? [];
  const values = { groupName: group.groupName ?? '', count: members.length };
  const answer = await tools.ask({
    ...ask(avisText('avisDissolveGroup', values)),
    title: 'Gruppe auflösen',
    confirm: 'Gruppe auflösen',
  });
  if (answer === null) return false;
  try {
    await remove(iri);
    refetchLists(contractAvis.path);
    tools.notify.success(`Gruppe ${values.groupName} aufgelöst`, {
      undo: async () => {
        await call(createAvisBundle, { avis: [...members] });
        refetchLists(contractAvis.path);
      },
    });
    return true;
  } catch (error) {
    fail(error, tools);
    return false;
  }
}

/** Joins two avis to a round trip; the link stands on both sides. */
export function link(avis: AvisEntity, partner: string, tools: Tools): Promise<boolean> {
  const said = { text: 'Erfolgreich gespeichert', detail: `${contractNumberOf(avis)} ist verknüpft` };
  return relink(avis, partner, { said, version: avis.version, tools });
}

type Relinking = {
  readonly said: { readonly text: string; readonly detail?: string };
  readonly version?: number;
  readonly tools: Tools;
};

/** Sets or removes a link and offers the way back. */
async function relink(
  avis: AvisEntity,
  partner: string | null,
  { said: { text, ...more }, version, tools }: Relinking,
): Promise<boolean> {
  try {
    const after = await update(contractAvis, avis['@id'], { link: partner }, version === undefined ? {} : { version });
    refetchLists(contractAvis.path);
    tools.notify.success(text, {
      ...more,
      undo: async () => {
        await undo(undoOf(avis, after, ['link']));
        refetchLists(contractAvis.path);
      },
    });
    return true;
  } catch (error) {
    fail(error, tools);
    return false;
  }
}

export async function unlink(avis: AvisEntity, tools: Tools): Promise<boolean> {
  const partner = avis.link ? await fetchItem(contractAvis, avis.link) : undefined;
  if (!partner) return false;
  const trip = roundTrip(avis, partner);
  const answer = await tools.ask({
    ...ask(
      avisText('avisUnlink', {
        orderNumber: contractNumberOf(trip.outbound),
        linkedOrderNumber: contractNumberOf(trip.return),
      }),
    ),
    title: 'Verknüpfung entfernen',
    confirm: 'Entfernen',
  });
  if (answer === null) return false;
  return relink(avis, null, { said: { text: 'Verknüpfung entfernt' }, tools });
}

export async function toggleParking(avis: readonly AvisEntity[], tools: Tools): Promise<void> {
  const { isOn, changing } = parkingSwitch(avis);
  const said = isOn ? 'Stellplatzinfo vorgemerkt' : 'Stellplatzinfo nicht mehr vorgemerkt';
  const changes = () => switchedParking(isOn);
  await changeRecords(contractAvis, changing, { title: said, changes, done: () => said }, tools);
}

export async function setColour(
  avis: readonly AvisEntity[],
  color: Exclude<KeyOf<typeof avisColours>, 'none'> | null,
  tools: Tools,
): Promise<void> {
  await changeRecords(
    contractAvis,
    avis,
    { title: 'Farbe ändern', changes: () => ({ color }), done: () => 'Farbe erfolgreich geändert' },
    tools,
  );
}

/** Sets the status; confirming a flex contract is asked about once, and says what is still missing. */
export async function setStatus(
  avis: readonly AvisEntity[],
  status: KeyOf<typeof avisStatuses>,
  tools: Tools,
): Promise<void> {
  const verdicts = avis.map((it) => confirmationOf({ ...it, status }));
  const refusal = verdicts.find((it) => it.verdict === 'refused');
  if (avis.length === 1 && refusal?.verdict === 'refused') return tools.notify.warning(refusal.reason);
  const question = verdicts.find((it) => it.verdict === 'ask');
  if (question?.verdict === 'ask') {
    const answer = await tools.ask({ ...question, title: 'Termin bestätigen', confirm: 'Bestätigen' });
    if (answer === null) return;
  }
  await changeRecords(
    contractAvis,
    avis,
    {
      title: `Status: ${labelOf(avisStatuses, status)}`,
      changes: () => ({ status }),
      // Going back from a confirmed flex contract revives nothing of it.
      ...(question && { undoable: [] }),
      done: () => `Status: ${labelOf(avisStatuses, status)}`,
    },
    tools,
  );
}

/** What stands against confirming, and what has to be asked first. */
export function confirmationOf(avis: ConfirmedAvis & SomeOf<typeof contractAvis, 'contractDetails'>) {
  return checkConfirmation(avis, { flex: avis.contractDetails?.flex === true });
}

/** Says what the contract is, where nothing else says what has to be arranged. */
export async function setContractType(
  avis: readonly AvisEntity[],
  contractType: 'PICKUP' | 'DELIVERY',
  tools: Tools,
): Promise<void> {
  const [only] = avis;
  const contracts = avis.flatMap((it) => readEntity(contract, it.contract) ?? []);
  const name = labelOf(contractTypes, contractType);
  const question =
    avis.length === 1 && only
      ? avisText('avisContractType', { orderNumber: contractNumberOf(only), contractType: name })
      : `Für ${String(avis.length)} Aufträge ist kein Auftragstyp gesetzt. Als ${name} festlegen?`;
  const answer = await tools.ask({ ...ask(question), title: 'Auftragstyp festlegen', confirm: 'Festlegen' });
  if (answer === null) return;
  await changeRecords(
    contract,
    contracts,
    {
      title: 'Auftragstyp festlegen',
      changes: () => ({ contractType }),
      done: () => 'Auftragstyp erfolgreich gewechselt',
    },
    tools,
  );
}
