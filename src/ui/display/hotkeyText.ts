const keyNames: Readonly<Record<string, string>> = {
  mod: 'Strg',
  ctrl: 'Strg',
  control: 'Strg',
  shift: 'Umschalt',
  alt: 'Alt',
  meta: 'Meta',
  delete: 'Entf',
  del: 'Entf',
  backspace: 'Rück',
  enter: 'Eingabe',
  return: 'Eingabe',
  escape: 'Esc',
  esc: 'Esc',
  space: 'Leertaste',
  tab: 'Tab',
  insert: 'Einfg',
  home: 'Pos1',
  end: 'Ende',
  pageup: 'Bild auf',
  pagedown: 'Bild ab',
  up: '↑',
  down: '↓',
  left: '←',
  right: '→',
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  plus: '+',
  minus: '-',
  slash: '/',
  comma: ',',
  period: '.',
  questionmark: '?',
};

function keyName(key: string): string {
  const named = keyNames[key.toLowerCase()];
  if (named) return named;
  return key.length === 1 || /^f\d+$/i.test(key) ? key.toUpperCase() : key;
}

/**
 * A hotkey as the keyboard of a German office names it: `mod+shift+f` is "Strg Umschalt F"; steps are split by blanks.
 */
export function hotkeyText(hotkey: string): string {
  return hotkey
    .split(' ')
    .map((step) => step.split('+').map(keyName).join(' '))
    .join(', ');
}

/** The same hotkey in the notation of aria-keyshortcuts. */
export function hotkeyAria(hotkey: string): string {
  const aria: Readonly<Record<string, string>> = {
    mod: 'Control',
    ctrl: 'Control',
    shift: 'Shift',
    alt: 'Alt',
    esc: 'Escape',
  };
  return hotkey
    .split('+')
    .map((key) => aria[key] ?? (key.length === 1 ? key.toUpperCase() : key[0]?.toUpperCase() + key.slice(1)))
    .join('+');
}
