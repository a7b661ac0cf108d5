import { allowed, refused } from '../../domain/define/verdict.ts';
import { protocol } from '../../domain/protocol/protocol.ts';
import { defineCommand, one, type Command } from '../command.ts';

/** What is done with the pictures of a protocol as a whole. */
export const protocolImageCommands: readonly Command[] = [
  defineCommand({
    id: 'protocol.allImages',
    title: 'Alle Standardbilder laden',
    group: 'Protokoll',
    icon: 'download',
    area: 'protocols',
    places: ['protocols.toolbar'],
    on: one(protocol),
    check: ([it]) =>
      it?.images?.every(({ file }) => !file) ? refused('Zu diesem Auftrag liegen keine Bilder vor.') : allowed,
    load: async () => {
      const { loadAllImages } = await import('./protocolImageRuns.ts');
      return ([it], tools) => it && loadAllImages(it, tools);
    },
  }),
];
