import type { ImportFormat } from './reading/importedRow.ts';

/** Whose files are told by their form alone: Athlon and Atr (document 2, section 9). */
export const importCustomers: Readonly<Record<ImportFormat, number | undefined>> = {
  MANUFACTURER: undefined,
  ATHLON: 277,
  ATR: 272,
};
/** The leasing protocol that orders of a format always have (imports.md, "Fest"), by its slug. */
export const importLeasingProtocols: Readonly<Record<ImportFormat, string | undefined>> = {
  MANUFACTURER: undefined,
  ATHLON: 'ATHLON',
  ATR: undefined,
};
const screens = { ATHLON: '/athlon_import', ATR: '/atr_import' } as const;

/** Where the rows of a file are to be seen. */
export function recordLinkOf(format: ImportFormat, id: number): string {
  return format === 'MANUFACTURER' ? `/vw_imports/${String(id)}` : screens[format];
}
