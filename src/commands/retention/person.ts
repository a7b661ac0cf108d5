import { driver } from '../../domain/driver/driver.ts';
import { user } from '../../domain/user/user.ts';
import { defineCommand, one, type Command } from '../command.ts';

const look = {
  title: 'Auskunft und Löschung …',
  words: 'Datenschutz DSGVO Personendaten Alles ausgeben',
  icon: 'user-round-cog',
  area: 'administration',
} as const;

/** What is kept of a driver, for him and for whoever deletes it. */
export const driverPerson: Command = defineCommand({
  ...look,
  id: 'driver.person',
  group: 'Fahrer',
  places: ['drivers.toolbar'],
  on: one(driver),
  run: ([chosen], tools) => {
    if (chosen)
      tools.dialog('retention.person', { of: { driver: chosen['@id'] }, name: chosen.name ?? chosen.kuerzel ?? '' });
  },
});

/** The same of somebody with an account. */
export const userPerson: Command = defineCommand({
  ...look,
  id: 'user.person',
  group: 'Nutzer',
  places: ['users.toolbar'],
  on: one(user),
  run: ([chosen], tools) => {
    if (chosen)
      tools.dialog('retention.person', { of: { user: chosen['@id'] }, name: chosen.name ?? chosen.username ?? '' });
  },
});
