import { defineCommand, none, type Command } from '../command.ts';

/** Tells the drivers of the free rides before five o'clock does (R14). */
export const sendOfferMail: Command = defineCommand({
  id: 'contract.sendOfferMail',
  title: 'Angebotsmail an Fahrer senden …',
  group: 'Mail',
  icon: 'send',
  places: [],
  on: none,
  area: 'disposition',
  needsWrite: true,
  load: async () => (await import('./offerMailRuns.ts')).send,
});
