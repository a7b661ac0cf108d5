import type { IconName } from '../display/iconName.ts';

/** One line of a menu: something to do, or why it cannot be done now. */
export interface MenuAction {
  id: string;
  label: string;
  run: () => void;
  icon?: IconName | undefined;
  hotkey?: string | undefined;
  danger?: boolean | undefined;
  /** Why it is not possible; the line stays visible and says so. */
  reason?: string | undefined;
  /** A state that can be switched; leave out for plain actions. */
  checked?: boolean | undefined;
  /** Choosing it lets go of the others of its kind. */
  isOneOfSeveral?: true | undefined;
}

export type MenuEntry = MenuAction | { heading: string } | 'separator';

/** Tells the lines that act from headings and separators. */
export function isAction(entry: MenuEntry): entry is MenuAction {
  return entry !== 'separator' && 'run' in entry;
}
