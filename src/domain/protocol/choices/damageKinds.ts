import { choices } from '../../choices/choices.ts';

/** Used by damages.damage, bodyparts: Schäden. */
export const damageKinds = choices('Schadensart', [
  { key: 'scratch', label: 'Kratzer' },
  { key: 'dent', label: 'Delle' },
  { key: 'dentWithPaintDamage', label: 'Delle mit Lackschaden' },
  { key: 'stoneChip', label: 'Steinschlag' },
  { key: 'hailDamage', label: 'Hagelschaden' },
  { key: 'paintDamage', label: 'Lackabplatzung' },
  { key: 'kerbDamage', label: 'Bordsteinschaden' },
  { key: 'crack', label: 'Riss' },
  { key: 'broken', label: 'Bruch' },
  { key: 'deformed', label: 'Verformung' },
  { key: 'hole', label: 'Loch oder Brandloch' },
  { key: 'stain', label: 'Fleck oder Verschmutzung' },
  { key: 'corrosion', label: 'Rost' },
  { key: 'missing', label: 'Teil fehlt' },
  { key: 'defect', label: 'Ohne Funktion' },
]);
