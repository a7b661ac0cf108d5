import { useHotkeys } from 'react-hotkeys-hook';
import type { Hotkey } from '../../commands/hotkey.ts';

const options = { delimiter: ' ', enableOnFormTags: true, enableOnContentEditable: true };
const isDigit = (hotkey: Hotkey) => /(?:^|\+)\d$/.test(hotkey);
/** A sign that takes Umschalt on a German keyboard is meant as the sign itself. */
const withUmschalt = (hotkey: Hotkey) => (hotkey === '?' ? [hotkey, `shift+${hotkey}`] : [hotkey]);

/**
 * Tells which of these hotkeys was pressed. Letters count as they are written on the keyboard, so that Z is Z on a
 * German one; digits by their place, because Alt may make another sign of them.
 */
export function usePressed(hotkeys: readonly Hotkey[], onPress: (hotkey: Hotkey, event: KeyboardEvent) => void): void {
  const tell = (event: KeyboardEvent, { hotkey: pressed }: { hotkey: string }) => {
    const hotkey = hotkeys.find((it) => withUmschalt(it).includes(pressed));
    if (hotkey !== undefined) onPress(hotkey, event);
  };
  useHotkeys(hotkeys.filter(isDigit), tell, options, [onPress]);
  useHotkeys(hotkeys.filter((it) => !isDigit(it)).flatMap(withUmschalt), tell, { ...options, useKey: true }, [onPress]);
}
