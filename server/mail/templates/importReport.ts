import { defineMail } from '../mailTemplate.ts';

/** M17: tells whoever sent a file what became of its rows. */
export const importReport = defineMail({
  key: 'M17',
  subject: 'Statusbericht zu {fileName}: {importedCount} übernommen, {rejectedCount} abgelehnt',
  text: `
Ihre Datei {fileName} vom {importedAt} Uhr haben wir geprüft:

Neu angelegt: {createdCount}
Geändert: {changedCount}
Storniert: {cancelledCount}
Unverändert: {unchangedCount}
Abgelehnt: {rejectedCount}

{rowTable}

Abgelehnte Zeilen können Sie berichtigt erneut senden; bereits übernommene werden dabei nicht doppelt angelegt.`,
  // Below whatever words: imports.md wants these named in the report.
  appendix: 'Nicht erkannte Spalten Ihrer Datei: {unknownColumns}',
  also: ['unknownColumns'],
});

/** Headings of the table of rows. */
export const reportHead = ['Zeile', 'Auftragsnr. extern', 'FIN', 'Ergebnis', 'Auftrag', 'Grund'] as const;
