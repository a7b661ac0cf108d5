type Letter =
  | ('a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l' | 'm')
  | ('n' | 'o' | 'p' | 'q' | 'r' | 's' | 't' | 'u' | 'v' | 'w' | 'x' | 'y' | 'z');
type Digit = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type Named = 'left' | 'right' | 'up' | 'down' | 'pageup' | 'pagedown' | 'enter' | 'delete' | `f${Digit | 10 | 11 | 12}`;
type Modifiers = `${'mod+' | ''}${'alt+' | ''}${'shift+' | ''}`;

/**
 * The keys of a command in react-hotkeys-hook's spelling; each has one way to be written, so that two commands on the
 * same keys are seen.
 */
export type Hotkey = `${Modifiers}${Letter | Digit | Named}` | 'ctrl+tab' | '?';
