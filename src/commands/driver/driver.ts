import { allowed, refused } from '../../domain/define/verdict.ts';
import { driver } from '../../domain/driver/driver.ts';
import { defineCommand, one, some, type Command } from '../command.ts';
import { driverPerson } from '../retention/person.ts';
import { toggleUnfolded } from './unfolded.ts';

const runs = () => import('./driverRuns.ts');
const group = 'Fahrer';

/** What can be done with drivers and applicants beyond changing their fields. */
export const driverCommands: readonly Command[] = [
  defineCommand({
    id: 'driver.activate',
    title: 'Nutzer aktivieren …',
    group,
    icon: 'user-check',
    places: ['drivers.row', 'drivers.toolbar'],
    on: one(driver),
    area: 'applicants',
    needsWrite: true,
    check: ([chosen]) =>
      chosen?.approved === true && chosen.active === true
        ? refused('Dieser Fahrer ist bereits aktiv.')
        : chosen?.email === null
          ? refused('Zum Aktivieren fehlt die E-Mail-Adresse.')
          : allowed,
    load: async () => (await runs()).activate,
  }),
  defineCommand({
    id: 'driver.testContract',
    title: 'Testauftrag anlegen …',
    group,
    icon: 'file-plus',
    places: ['drivers.row', 'drivers.toolbar'],
    on: one(driver),
    area: 'disposition',
    needsWrite: true,
    load: async () => (await runs()).makeTestContract,
  }),
  defineCommand({
    id: 'driver.account',
    title: 'Zugang ändern …',
    words: 'Passwort Nutzername Konto',
    group,
    icon: 'key-round',
    places: ['drivers.toolbar'],
    on: one(driver),
    area: 'applicants',
    needsWrite: true,
    run: ([chosen], tools) => {
      if (chosen) tools.dialog('driver.account', { chosen });
    },
  }),
  driverPerson,
  defineCommand({
    id: 'driver.unfold',
    title: 'Unterfahrer auf- oder zuklappen',
    group,
    icon: 'users',
    hotkey: 'alt+u',
    places: ['drivers.row'],
    on: some(driver),
    area: 'disposition',
    run: (chosen) => toggleUnfolded(chosen.map((it) => it['@id'])),
  }),
];
