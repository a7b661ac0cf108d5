import type { AnyVerdict, Verdict } from '../../domain/define/verdict.ts';
import { allowed, refused } from '../../domain/define/verdict.ts';
import { contractAvis } from '../../domain/avis/contractAvis.ts';
import {
  checkCreateBundle,
  checkLeaveBundle,
  checkLink,
  checkSendMail,
  checkUnlink,
} from '../../domain/avis/avisActions.ts';
import { needsContractType } from '../../domain/avis/coordination.ts';
import { parkingState, parkingSwitchText } from '../../domain/avis/parkingInfo.ts';
import { avisColours } from '../../domain/choices/avisColours.ts';
import { avisStatuses } from '../../domain/avis/choices/avisStatuses.ts';
import { defineCommand, one, some, type Command } from '../command.ts';
import { urlOf } from '../selection.ts';
import { contractNumberOf, type AvisEntity } from './avisFacts.ts';

const group = 'Avisierung';
const places = ['contract_avis.row', 'contract_avis.selection'] as const;
const shared = { group, places, area: 'avis', needsWrite: true } as const;
const of = some(contractAvis);

const runs = () => import('./avisRuns.ts');

const numbered = (avis: readonly AvisEntity[]) =>
  avis.map((it) => ({ bundle: it.bundle ?? null, orderNumber: contractNumberOf(it) }));

const checkParking = (avis: readonly AvisEntity[]): Verdict => {
  const states = avis.map(parkingState);
  if (states.every((it) => it === null)) return refused('Kein Stellplatz angegeben');
  return states.every((it) => it === null || it === 'addressMissing') ? refused('Mail-Adresse fehlt') : allowed;
};

const everyone = (check: (avis: AvisEntity) => AnyVerdict) => (avis: readonly AvisEntity[]) =>
  avis.map(check).find((it) => it.verdict === 'refused') ?? allowed;

const checkType = everyone((it) =>
  needsContractType(it) ? allowed : refused('Die Abstimmung ergibt sich bereits aus dem Auftrag'),
);

const types = [
  { key: 'PICKUP', title: 'Als Rückholung festlegen' },
  { key: 'DELIVERY', title: 'Als Auslieferung festlegen' },
] as const;

/** What can be done with avis: in their list, by the palette and by keys. */
export const avisCommands: readonly Command[] = [
  defineCommand({
    ...shared,
    id: 'avis.edit',
    title: 'Bearbeiten …',
    caption: (avis) => (avis.length === 1 ? 'Bearbeiten …' : `${String(avis.length)} gemeinsam bearbeiten …`),
    icon: 'pencil',
    on: of,
    run: (avis, tools) => tools.dialog(avis.length === 1 ? 'avis.edit' : 'avis.editMany', { iris: irisOf(avis) }),
  }),
  defineCommand({
    ...shared,
    id: 'avis.createGroup',
    title: 'Gruppe bilden',
    caption: (avis) => (avis.length < 2 ? 'Gruppe bilden' : `Gruppe aus ${String(avis.length)} bilden`),
    icon: 'layers',
    on: of,
    check: (avis) => checkCreateBundle(numbered(avis)),
    load: async () => (await runs()).createGroup,
  }),
  defineCommand({
    ...shared,
    id: 'avis.join',
    title: 'Zu einer Gruppe hinzufügen …',
    icon: 'group',
    on: of,
    check: everyone(({ bundle }) => (bundle ? refused('Die Avisierung ist schon in einer Gruppe') : allowed)),
    run: (avis, tools) => tools.dialog('avis.join', { iris: irisOf(avis) }),
  }),
  defineCommand({
    ...shared,
    id: 'avis.leaveGroup',
    title: 'Aus der Gruppe nehmen',
    icon: 'package-x',
    on: of,
    check: everyone((it) => checkLeaveBundle(it, { current: false })),
    load: async () => (await runs()).leaveGroup,
  }),
  defineCommand({
    ...shared,
    id: 'avis.dissolveGroup',
    title: 'Gruppe auflösen …',
    icon: 'unlink',
    on: one(contractAvis),
    check: everyone((it) => checkLeaveBundle(it, { current: false })),
    load: async () => {
      const { dissolveGroup } = await runs();
      return async ([avis], tools) => {
        if (avis?.bundle) await dissolveGroup(avis.bundle, tools);
      };
    },
  }),
  defineCommand({
    ...shared,
    id: 'avis.link',
    title: 'Verknüpfen …',
    icon: 'link',
    on: of,
    check: (avis) => (avis.length > 1 ? refused('Bitte genau eine Avisierung wählen') : everyone(checkLink)(avis)),
    run: (avis, tools) => tools.dialog('avis.link', { iris: irisOf(avis) }),
  }),
  defineCommand({
    ...shared,
    id: 'avis.sendMail',
    title: 'E-Mail an Ansprechpartner …',
    icon: 'mail',
    on: of,
    check: everyone(checkSendMail),
    run: (avis, tools) => tools.dialog('avis.mail', { iris: irisOf(avis) }),
  }),
  defineCommand({
    ...shared,
    id: 'avis.unlink',
    title: 'Verknüpfung entfernen …',
    icon: 'unlink',
    on: one(contractAvis),
    check: everyone(checkUnlink),
    load: async () => {
      const { unlink } = await runs();
      return async ([avis], tools) => {
        if (avis) await unlink(avis, tools);
      };
    },
  }),
  defineCommand({
    ...shared,
    id: 'avis.parking',
    title: 'Stellplatzinfo vormerken',
    caption: parkingSwitchText,
    icon: 'clock',
    on: of,
    check: checkParking,
    load: async () => (await runs()).toggleParking,
  }),
  ...types.map(({ key, title }) =>
    defineCommand({
      ...shared,
      id: `avis.type${key}`,
      title,
      icon: 'arrow-up-down',
      on: of,
      check: checkType,
      load: async () => {
        const { setContractType } = await runs();
        return (avis, tools) => setContractType(avis, key, tools);
      },
    }),
  ),
  ...avisStatuses.items.map(({ key, label }) =>
    defineCommand({
      ...shared,
      id: `avis.status.${key}`,
      title: `Status: ${label}`,
      group: 'Status der Avisierung',
      icon: 'list-checks',
      on: of,
      check: (avis) => (avis.every((it) => it.status === key) ? refused(`Status ist schon „${label}“`) : allowed),
      load: async () => {
        const { setStatus } = await runs();
        return (avis, tools) => setStatus(avis, key, tools);
      },
    }),
  ),
  ...avisColours.items.map(({ key, label }) =>
    defineCommand({
      ...shared,
      id: `avis.colour.${key}`,
      title: `Farbe: ${label}`,
      group: 'Farbe der Avisierung',
      icon: 'palette',
      places: ['contract_avis.row', 'contract_avis.colour'],
      on: of,
      load: async () => {
        const { setColour } = await runs();
        return (avis, tools) => setColour(avis, key === 'none' ? null : key, tools);
      },
    }),
  ),
  defineCommand({
    group,
    places: ['contract_avis.row'],
    area: 'contracts',
    id: 'avis.openContract',
    title: 'Auftrag öffnen',
    icon: 'file-text',
    on: some(contractAvis),
    run: (avis, tools) => {
      for (const it of avis) if (it.contract) tools.open(urlOf(it.contract), avis.length > 1 ? 'tab' : undefined);
    },
  }),
];

function irisOf(avis: readonly AvisEntity[]): readonly string[] {
  return avis.map((it) => it['@id']);
}
