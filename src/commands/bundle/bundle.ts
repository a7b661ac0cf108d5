import { bundle } from '../../domain/bundle/bundle.ts';
import { allowed, refused } from '../../domain/define/verdict.ts';
import { defineCommand, one, type Command } from '../command.ts';

/** Takes a bundle apart; its contracts stay. */
export const dissolve: Command = defineCommand({
  id: 'bundle.dissolve',
  title: 'Fahrtpaket auflösen …',
  group: 'Fahrtpaket',
  icon: 'package-x',
  places: ['bundles.row', 'bundles.toolbar'],
  on: one(bundle),
  area: 'disposition',
  needsWrite: true,
  check: ([chosen]) => (chosen?.active === false ? refused('Das Fahrtpaket ist schon aufgelöst.') : allowed),
  load: async () => (await import('./bundleRuns.ts')).dissolve,
});
