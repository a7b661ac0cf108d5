import { driverDocumentTypes } from './choices/driverDocumentTypes.ts';

const typesThat = (isRequired: boolean) =>
  driverDocumentTypes.items.filter((it) => it.required === isRequired).map((it) => it.key);

/** The papers without which nobody becomes a driver (document 3, section 9). */
export const requiredDocuments = typesThat(true);
const optionalDocuments = typesThat(false);

/** What is still missing of the papers that have to be there, by their names. */
export function missingDocuments(present: readonly string[]): readonly string[] {
  return driverDocumentTypes.items.filter((it) => it.required && !present.includes(it.key)).map((it) => it.label);
}

/** How complete the papers of a driver are (document 3, section 4). */
export function completenessOf(present: readonly string[]): 'all' | 'required' | 'missing' {
  const has = (type: string) => present.includes(type);
  if (!requiredDocuments.every(has)) return 'missing';
  return optionalDocuments.every(has) ? 'all' : 'required';
}
