const modifiers = ['mod', 'alt', 'shift'] as const;
const aliases: Readonly<Record<string, string>> = {
  ctrl: 'mod',
  control: 'mod',
  meta: 'mod',
  cmd: 'mod',
  esc: 'escape',
  del: 'delete',
  return: 'enter',
  up: 'arrowup',
  down: 'arrowdown',
  left: 'arrowleft',
  right: 'arrowright',
  ' ': 'space',
  questionmark: '?',
  plus: '+',
  minus: '-',
  comma: ',',
  period: '.',
  slash: '/',
};
const fieldChords: ReadonlySet<string> = new Set(['mod+z', 'mod+y', 'mod+shift+z', 'mod+a', 'mod+c', 'mod+v', 'mod+x']);
const named = (key: string) => aliases[key] ?? key;

/** One spelling for a hotkey, whatever order and names it was written in: `shift+ctrl+f` is `mod+shift+f`. */
export function chordOf(hotkey: string): string {
  const parts = hotkey
    .toLowerCase()
    .split('+')
    .map((part) => named(part.trim()));
  const key = parts.findLast((part) => !isModifier(part)) ?? '';
  return spell((modifier) => parts.includes(modifier), key);
}

/** The hotkey that was pressed, in the same spelling; by the letter on the key, so that Z is Z on a German keyboard. */
export function chordOfEvent(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): string {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  const isSign = event.key.length === 1 && !/[\p{L}\p{N}\s]/u.test(event.key);
  const key =
    digit !== undefined && (event.altKey || event.ctrlKey || event.metaKey) ? digit : named(event.key.toLowerCase());
  const pressed = { mod: event.ctrlKey || event.metaKey, alt: event.altKey, shift: event.shiftKey && !isSign };
  return spell((modifier) => pressed[modifier], key);
}

/** True for a hotkey that belongs to the field while somebody types: no Ctrl, no Alt and no function key, or one that edits text. */
export function isTyping(chord: string): boolean {
  return fieldChords.has(chord) || (!/^(mod|alt)\+/.test(chord) && !/(?:^|\+)f\d{1,2}$/.test(chord));
}

function spell(has: (modifier: (typeof modifiers)[number]) => boolean, key: string): string {
  return [...modifiers.filter(has), key].join('+');
}

function isModifier(part: string): boolean {
  return part === 'mod' || part === 'alt' || part === 'shift';
}
