import type { OpenPoint } from '../../../domain/protocol/openPoints.ts';

/** In which tab of the post-processing the field of an open point stands, by how its path begins. */
const tabs = [
  { key: 'standardbilder', begins: ['images'] },
  { key: 'auslagen', begins: ['expenses'] },
  { key: 'schaeden', begins: ['damages'] },
  { key: 'zubehoer', begins: ['carKeys'] },
  { key: 'fahrdaten', begins: ['mileage', 'waitings', 'inspection'] },
] as const;

/** Where somebody is led to by an open point that is no picture. */
export function tabOfPoint({ path }: Pick<OpenPoint, 'path'>): string {
  return tabs.find(({ begins }) => begins.some((it) => path.startsWith(it)))?.key ?? 'unterschriften';
}
