import type { Hotkey } from '../../commands/hotkey.ts';

const ofText: ReadonlySet<Hotkey> = new Set<Hotkey>([
  'mod+z',
  'mod+y',
  'mod+shift+z',
  'mod+a',
  'mod+c',
  'mod+v',
  'mod+x',
]);

/**
 * True for a hotkey that belongs to the field while somebody types: no Ctrl, no Alt and no function key, or one that
 * edits text.
 */
export function belongsToField(hotkey: Hotkey): boolean {
  return ofText.has(hotkey) || (!/^(mod|ctrl|alt)\+/.test(hotkey) && !/(?:^|\+)f\d{1,2}$/.test(hotkey));
}
