import { defineCall, json } from '../define/call.ts';
import { maybe, object, text } from '../define/shape.ts';

/** The pages that an installation may take from another program, and the setting that names its address. */
export const embeddedPages = {
  journal: 'JOURNAL_URL',
  statistics: 'STATISTICS_URL',
  logbook: 'LOGBOOK_URL',
  damageTool: 'DAMAGE_TOOL_URL',
  bodyparts: 'BODYPARTS_URL',
} as const;

export type EmbeddedPage = keyof typeof embeddedPages;
/** Where each of them lies; null where Leitstand shows a page of its own. */
export type EmbeddedAddresses = Readonly<Record<EmbeddedPage, string | null>>;

const address = maybe(text);

/** Which pages come from another program, for the frame that shows them. */
export const embeddedAddresses = defineCall({
  id: 'system.embeddedPages',
  title: 'Welche Seiten ein anderes Programm zeigt',
  heading: 'System',
  call: 'GET /embedded_pages',
  area: 'everybody',
  input: {},
  answer: json(
    'Adresse je Seite, null wo Leitstand eine eigene zeigt',
    object({
      journal: address,
      statistics: address,
      logbook: address,
      damageTool: address,
      bodyparts: address,
    }),
  ),
});
