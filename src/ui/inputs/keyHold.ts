/** A key that was pressed before what it was meant for was there. */
export type HeldKey = Pick<KeyboardEvent, 'key' | 'shiftKey'>;
type Pressed = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  getModifierState(key: 'AltGraph'): boolean;
};

/**
 * Keeps the keys that are pressed between asking for something and its being there, so that none of them hits something
 * else. Whoever presses the pointer meanwhile wants to be elsewhere.
 */
export function keyHold(isHeld: (event: KeyboardEvent) => boolean) {
  let held: readonly HeldKey[] | null = null;
  const listen = (event: KeyboardEvent) => {
    if (!held || !isHeld(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = [...held, { key: event.key, shiftKey: event.shiftKey }];
  };
  /** What was pressed; from now on keys go their own way. */
  const take = (): readonly HeldKey[] => {
    const taken = held ?? [];
    held = null;
    window.removeEventListener('keydown', listen, true);
    window.removeEventListener('pointerdown', take, true);
    return taken;
  };
  return {
    isOn: () => held !== null,
    /** From now on; what was kept before is kept further. */
    begin(more: readonly HeldKey[] = []) {
      held = [...(held ?? []), ...more];
      window.addEventListener('keydown', listen, true);
      window.addEventListener('pointerdown', take, true);
    },
    take,
  };
}

/** Letters, digits and signs, also those of the third level of a keyboard. */
export function isSign(pressed: Pressed): boolean {
  const { key, ctrlKey, altKey, metaKey } = pressed;
  return key.length === 1 && ((!ctrlKey && !altKey && !metaKey) || pressed.getModifierState('AltGraph'));
}

/** The text that signs and their corrections make. */
export function textOfKeys(keys: readonly HeldKey[]): string {
  return keys.reduce(
    (text, { key }) => (key === 'Backspace' ? text.slice(0, -1) : key.length === 1 ? text + key : text),
    '',
  );
}
