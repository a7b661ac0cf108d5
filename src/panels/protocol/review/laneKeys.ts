import type { KeyboardEvent } from 'react';
import { laneLegend } from '../../../commands/protocol/reviewKeys.ts';

/** What a key does in the lane; `point` and `pan` say more by which key it was. */
export type LaneAct = (typeof laneLegend)[number]['act'] | 'out' | 'right' | 'up' | 'down';

const more: Readonly<Record<string, LaneAct>> = {
  ArrowRight: 'next',
  ArrowLeft: 'back',
  '-': 'out',
  'shift+ArrowRight': 'right',
  'shift+ArrowUp': 'up',
  'shift+ArrowDown': 'down',
};
const spelt: Readonly<Record<string, string>> = {
  plus: '+',
  'mod+enter': 'mod+Enter',
  delete: 'Delete',
  'shift+left': 'shift+ArrowLeft',
  pagedown: 'PageDown',
  pageup: 'PageUp',
};
const acts = new Map<string, LaneAct>([
  ...laneLegend.map(({ keys, act }) => [spelt[keys] ?? keys, act] as const),
  ...Object.entries(more),
]);
/** A key that is held down walks and moves, but decides nothing. */
const repeated: readonly LaneAct[] = ['next', 'back', 'zoom', 'out', 'left', 'right', 'up', 'down'];

/** What this key means in the lane; undefined where it means nothing. */
export function laneActOf(event: KeyboardEvent): LaneAct | number | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
  if (altKey) return undefined;
  const isSign = key.length === 1;
  const name = isSign ? key.toLowerCase() : key;
  const spelling = `${ctrlKey || metaKey ? 'mod+' : ''}${shiftKey && !isSign ? 'shift+' : ''}${name}`;
  if (/^[1-9]$/.test(spelling)) return repeat ? undefined : Number(spelling);
  const act = acts.get(spelling);
  return act !== undefined && repeat && !repeated.includes(act) ? undefined : act;
}
