import { idOf } from '../../src/domain/define/resource.ts';
import { Invalid } from '../storage/refusals.ts';

/** The id that a caller wrote as a number, if it is one. */
export function idIn(text: string): number | undefined {
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** The ids that somebody asks for, as numbers or IRIs, each once and in his order. */
export function idsAsked(
  given: unknown,
  { max, path, at = 'id' }: { max: number; path: string; at?: string },
): number[] {
  const asked = [given]
    .flat()
    .filter((it): it is string | number => typeof it === 'string' || typeof it === 'number')
    .map(String);
  const ids = [...new Set(asked.map((it) => idIn(it) ?? idOf(path, it)))];
  const refused = (message: string) => new Invalid([{ propertyPath: at, message }]);
  if (ids.length === 0) throw refused('Bitte mindestens einen Auftrag auswählen.');
  if (ids.length > max) throw refused(`Es sind höchstens ${max.toLocaleString('de-DE')} Aufträge auf einmal möglich.`);
  return ids.map((it) => {
    if (it === undefined) throw refused('Das ist keine Nummer eines Auftrags.');
    return it;
  });
}
