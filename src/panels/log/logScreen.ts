import { labelOf } from '../../domain/choices/choices.ts';
import { emptyTexts } from '../../domain/choices/emptyTexts.ts';
import type { log } from '../../domain/log/log.ts';
import type { logArchive } from '../../domain/log/logArchive.ts';
import { logPeriods } from '../../domain/log/logPeriods.ts';
import { shortUrl } from '../../domain/log/shortUrl.ts';
import { extendResource } from '../kit/screen/extendResource.ts';

const emptyText = labelOf(emptyTexts, 'logs');

/** What the list of the fresh entries says while it is empty. */
export const logScreen = extendResource<typeof log>('logs', {
  emptyText,
  cells: { url: { text: shortUrl } },
  firstStep: 'Fehler und besondere Vorkommnisse erscheinen hier von selbst.',
});

/** The same for the archive. */
export const logArchiveScreen = extendResource<typeof logArchive>('log_archives', {
  emptyText,
  cells: { url: { text: shortUrl } },
  firstStep: `Einträge kommen nach ${String(logPeriods.freshDays)} Tagen von selbst hierher.`,
});
