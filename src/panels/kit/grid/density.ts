import { setSetting, useSetting } from '../../../api/session/settings.ts';

/** How close the rows of all lists stand, as each person likes it. */
export const densities = [
  { key: 'close', label: 'eng', one: 22, two: 36 },
  { key: 'usual', label: 'normal', one: 26, two: 40 },
  { key: 'wide', label: 'weit', one: 32, two: 48 },
] as const;
export type Density = (typeof densities)[number];
const [, usual] = densities;
const setting = 'listDensity';

/** The density the person has chosen. */
export function useDensity(): Density {
  const chosen = useSetting(setting);
  return densities.find((it) => it.key === chosen) ?? usual;
}

/** Remembers it for the person, in all lists and windows. */
export function chooseDensity(key: Density['key']): void {
  void setSetting(setting, key).catch(() => undefined);
}
