import { billing } from '../../domain/billing/billing.ts';
import { allowed, refused } from '../../domain/define/verdict.ts';
import { defineCommand, one, type Command } from '../command.ts';

const shared = {
  group: 'LF Rechnung',
  area: 'billing',
  places: ['billings.row', 'billings.toolbar'],
  on: one(billing),
} as const;
const closed = refused('Sie ist abgeschlossen und steht fest.');

/** What can be done with an LF Rechnung beyond changing it. */
export const billingCommands: readonly Command[] = [
  defineCommand({
    ...shared,
    id: 'billing.close',
    title: 'Abschließen …',
    icon: 'check-check',
    hotkey: 'alt+b',
    needsWrite: true,
    check: ([it]) => (it?.abgeschlossen === true ? closed : allowed),
    load: async () => (await import('./billingRuns.ts')).close,
  }),
  defineCommand({
    ...shared,
    id: 'billing.pdf',
    title: 'PDF zeigen',
    icon: 'printer',
    load: async () => (await import('./billingRuns.ts')).print,
  }),
  defineCommand({
    ...shared,
    id: 'billing.reset',
    title: 'Artikel zurücksetzen …',
    icon: 'rotate-ccw',
    needsWrite: true,
    check: ([it]) => (it?.abgeschlossen === true ? closed : allowed),
    load: async () => (await import('./billingRuns.ts')).reset,
  }),
];
