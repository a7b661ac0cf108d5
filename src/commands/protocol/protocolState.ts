import type { Entity } from '../../api/records/entities.ts';
import { protocolStates } from '../../domain/protocol/choices/protocolStates.ts';
import { allowed, refused, strictest, type Verdict } from '../../domain/define/verdict.ts';
import { protocol } from '../../domain/protocol/protocol.ts';
import { checkGoingBack, checkSigned } from '../../domain/protocol/goingBack.ts';
import { signatures } from '../../domain/protocol/signed.ts';
import type { Tools } from '../tools.ts';
import { defineCommand, one, some, type Command } from '../command.ts';

type Protocol = Entity<typeof protocol>;
type Check = (it: Protocol) => Verdict<string>;

const runs = () => import('./protocolStateRuns.ts');
type OnOne = 'resetEmptyRun' | 'takeOverVehicle' | 'resetConnection';
/** The work of a command on one protocol. */
const onOne = (name: OnOne) => async () => {
  const run = (await runs())[name];
  return ([it]: readonly Protocol[], tools: Tools) => it && run(it, tools);
};
const shared = { group: 'Protokoll', area: 'protocols', needsWrite: true } as const;
const row = ['protocols.row', 'protocols.toolbar'] as const;
const toolbar = ['protocols.toolbar'] as const;
const each = (check: Check) => (protocols: readonly Protocol[]) => strictest(protocols.map(check));
const only = (isFit: boolean, reason: string): Verdict => (isFit ? allowed : refused(reason));

const resets = [
  { key: 'toStarted', target: 'STARTED', title: 'Wechsel zu Abholung …' },
  { key: 'toSubmitted', target: 'SUBMITTED', title: 'Wechsel zu Zustellung …' },
  { key: 'toSubmittedUnlocked', target: 'SUBMITTED', title: 'Zustellung mit U3 Freigeschaltet …' },
] as const;
const roles = { driverSignature: 'Fahrer', submitterSignature: 'Übergeber', receiverSignature: 'Empfänger' };
const sides = [
  { side: 'pickup', title: 'Sperre der Abholadresse aufheben …' },
  { side: 'delivery', title: 'Sperre der Zustelladresse aufheben …' },
] as const;

/** Sets a protocol to a state, whatever lies between (R30). */
const stateCommands = protocolStates.items.map(({ key, label }) =>
  defineCommand({
    ...shared,
    id: `protocol.state.${key}`,
    title: `Status „${label}“ setzen …`,
    icon: 'route',
    places: toolbar,
    on: some(protocol),
    check: each((it) => only(it.processState !== key, `Das Protokoll steht schon auf „${label}“.`)),
    load: async () => {
      const { setState } = await runs();
      return (protocols, tools) => setState(protocols, key, tools);
    },
  }),
);

const resetCommands = resets.map(({ key, target, title }) =>
  defineCommand({
    ...shared,
    id: `protocol.reset.${key}`,
    title,
    icon: 'rotate-ccw',
    places: toolbar,
    on: some(protocol),
    check: each((it) => (it.processState === undefined ? allowed : checkGoingBack(target, it))),
    load: async () => {
      const { resetPart } = await runs();
      return (protocols, tools) => resetPart(protocols, key, tools);
    },
  }),
);

const signatureCommands = signatures.flatMap((name) => {
  const look = { ...shared, places: toolbar, on: one(protocol), check: each((it) => checkSigned(name, it)) };
  return [
    defineCommand({
      ...look,
      id: `protocol.reset.${name}`,
      title: `Unterschrift ${roles[name]} zurücksetzen …`,
      icon: 'rotate-ccw',
      load: async () => {
        const { resetPart } = await runs();
        return (protocols, tools) => resetPart(protocols, name, tools);
      },
    }),
    defineCommand({
      ...look,
      id: `protocol.delete.${name}`,
      title: `Unterschrift ${roles[name]} löschen …`,
      icon: 'trash',
      load: async () => {
        const { deleteSignature } = await runs();
        return ([it], tools) => it && deleteSignature(it, name, tools);
      },
    }),
  ];
});

const addressCommands = sides.map(({ side, title }) =>
  defineCommand({
    ...shared,
    id: `protocol.unlock.${side}`,
    title,
    icon: 'lock',
    places: toolbar,
    on: one(protocol),
    check: each((it) => only(it[`${side}LocationLocked`] === true, 'Diese Adresse ist nicht gesperrt.')),
    load: async () => {
      const { unlockAddress } = await runs();
      return ([it], tools) => it && unlockAddress(it, side, tools);
    },
  }),
);

/** What can be done about the state of a protocol, its locks and what the app may do with it. */
export const protocolStateCommands: readonly Command[] = [
  defineCommand({
    ...shared,
    id: 'protocol.close',
    title: 'Auftrag schließen …',
    icon: 'circle-check',
    places: row,
    on: some(protocol),
    check: each((it) => only(it.processState !== 'CLOSED', 'Das Protokoll ist bereits abgeschlossen.')),
    load: async () => (await runs()).close,
  }),
  defineCommand({
    ...shared,
    id: 'protocol.reopen',
    title: 'Auftrag wieder öffnen …',
    icon: 'lock',
    places: row,
    on: some(protocol),
    check: each((it) => only(it.processState === 'CLOSED', 'Das Protokoll ist nicht abgeschlossen.')),
    load: async () => (await runs()).reopen,
  }),
  defineCommand({
    ...shared,
    id: 'protocol.visible',
    title: 'Anzeigen oder ausblenden',
    caption: (protocols) =>
      protocols.every((it) => it.aktiv === false) ? 'Protokoll anzeigen' : 'Protokoll ausblenden',
    icon: 'eye',
    places: row,
    on: some(protocol),
    load: async () => (await runs()).toggleVisible,
  }),
  defineCommand({
    ...shared,
    id: 'protocol.lockMail',
    title: 'Versand sperren oder freigeben',
    caption: (protocols) => (protocols.every((it) => it.mailLocked) ? 'Versand freigeben' : 'Versand sperren'),
    icon: 'ban',
    places: row,
    on: some(protocol),
    load: async () => (await runs()).toggleMailLock,
  }),
  ...stateCommands,
  ...resetCommands,
  ...signatureCommands,
  defineCommand({
    ...shared,
    id: 'protocol.unlock',
    title: 'Sperre aufheben …',
    icon: 'lock',
    places: toolbar,
    on: some(protocol),
    check: each((it) => only(it.editingApproved !== true, 'Die Bearbeitung in der App ist nicht gesperrt.')),
    load: async () => (await runs()).unlockApp,
  }),
  ...addressCommands,
  defineCommand({
    ...shared,
    id: 'protocol.resetEmptyRun',
    title: 'Leerfahrt zurücksetzen …',
    icon: 'rotate-ccw',
    places: toolbar,
    on: one(protocol),
    check: each((it) => only(it.emptyRunDone === true, 'Es ist keine Leerfahrt gemeldet.')),
    load: onOne('resetEmptyRun'),
  }),
  defineCommand({
    ...shared,
    id: 'protocol.takeOverVehicle',
    title: 'In Auftrag übernehmen …',
    icon: 'check',
    places: toolbar,
    on: one(protocol),
    check: each((it) =>
      only(it.licensePlateFinCheckResult === 'INVALID', 'Kennzeichen und FIN weichen nicht vom Auftrag ab.'),
    ),
    load: onOne('takeOverVehicle'),
  }),
  defineCommand({
    ...shared,
    id: 'protocol.reset',
    title: 'Protokoll zurücksetzen …',
    icon: 'rotate-ccw',
    places: row,
    on: some(protocol),
    check: each((it) => only(it.isBilled !== true, 'Der Auftrag ist abgerechnet.')),
    load: async () => (await runs()).resetWhole,
  }),
  defineCommand({
    ...shared,
    id: 'protocol.restoreLast',
    title: 'Letzten Sicherungspunkt wiederherstellen …',
    icon: 'history',
    places: toolbar,
    on: one(protocol),
    check: each((it) => only(Boolean(it.availableSnapshots?.length), 'Es gibt noch keinen Sicherungspunkt.')),
    load: async () => {
      const { restoreLast } = await import('./restoreRuns.ts');
      return ([it], tools) => it && restoreLast(it, tools);
    },
  }),
  defineCommand({
    ...shared,
    id: 'protocol.resetConnection',
    title: 'Anschlussprotokoll zurücksetzen …',
    icon: 'rotate-ccw',
    places: toolbar,
    on: one(protocol),
    check: each((it) => only(Boolean(it.anschlussProtokoll), 'Das Protokoll hat kein Anschlussprotokoll.')),
    load: onOne('resetConnection'),
  }),
];
