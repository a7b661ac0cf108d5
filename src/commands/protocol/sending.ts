import { strictest } from '../../domain/define/verdict.ts';
import { preMail } from '../../domain/mail/preMail.ts';
import { checkPreMail } from '../../domain/mail/preMailRules.ts';
import { protocol } from '../../domain/protocol/protocol.ts';
import { defineCommand, none, one, some, type Command } from '../command.ts';

const runs = () => import('./sendingRuns.ts');
const shared = { group: 'Protokoll', area: 'protocols', needsWrite: true } as const;

/**
 * Looks through protocols and sends them: finished ones to whom the rules name or to a free list, those that go ahead
 * of their check, and to their drivers what is missing.
 */
export const sendingCommands: readonly Command[] = [
  defineCommand({
    ...shared,
    id: 'protocol.review',
    title: 'Prüfspur',
    words: 'prüfen',
    icon: 'clipboard-check',
    hotkey: 'alt+r',
    on: none,
    places: [],
    load: async () => (await import('./reviewRuns.ts')).openReview,
  }),
  defineCommand({
    ...shared,
    id: 'protocol.send',
    title: 'Protokolle versenden …',
    caption: ({ length }) => `Protokoll${length === 1 ? '' : 'e'} versenden …`,
    icon: 'send',
    hotkey: 'alt+v',
    on: some(protocol),
    places: ['protocols.row', 'protocols.toolbar'],
    load: async () => (await runs()).send,
  }),
  defineCommand({
    ...shared,
    id: 'protocol.sendTo',
    title: 'Mit Empfängerliste versenden …',
    icon: 'mail-plus',
    on: one(protocol),
    places: ['protocols.row', 'protocols.toolbar'],
    run: ([it], tools) => it && tools.dialog('protocol.sendTo', { protocol: it }),
  }),
  defineCommand({
    ...shared,
    id: 'protocol.requestMissing',
    title: 'Fehlendes anfordern …',
    icon: 'message-question',
    on: some(protocol),
    places: ['protocols.row', 'protocols.toolbar'],
    load: async () => (await import('./requestRuns.ts')).requestFromDriver,
  }),
  defineCommand({
    id: 'mail.sendPreMail',
    title: 'Vorabprotokoll senden …',
    group: 'Mail',
    icon: 'send',
    area: 'mails',
    needsWrite: true,
    hotkey: 'alt+v',
    on: some(preMail),
    places: ['mails.row', 'mails.toolbar'],
    check: (rows) => strictest(rows.map(checkPreMail)),
    load: async () => (await runs()).sendAhead,
  }),
];
