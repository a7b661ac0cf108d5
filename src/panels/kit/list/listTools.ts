import type { ListToolName, PanelActions } from '../../../commands/panelActions.ts';

/**
 * What the buttons above a list are called, for everybody who presses them and for the palette that does it for him.
 */
export const toolCaptions = {
  filter: 'Filter hinzufügen',
  columns: 'Spalten und Zeilenabstand',
  paper: 'Exportieren und drucken',
} as const;

const buttons: Readonly<Record<ListToolName, string>> = {
  filter: `[aria-label="${toolCaptions.filter}"]`,
  columns: `[aria-label="${toolCaptions.columns}"]`,
  views: '[aria-label^="Ansicht"]',
  export: `[aria-label="${toolCaptions.paper}"]`,
  print: `[aria-label="${toolCaptions.paper}"]`,
};

/**
 * The tools of a list as palette and keys use them: each opens as if its button had been pressed, and has the keyboard.
 */
export function listTools(frame: HTMLElement | null): PanelActions {
  const tools = (Object.keys(buttons) as ListToolName[]).flatMap((name) => {
    // The button itself may be another one by then: that of the views comes after the first rows.
    const button = () => frame?.querySelector<HTMLButtonElement>(`[role="toolbar"] :is(${buttons[name]})`);
    if (!button()) return [];
    const run = () => {
      button()?.focus();
      button()?.click();
      if (name === 'print') requestAnimationFrame(goToPaper);
    };
    return [[name, { run }] as const];
  });
  return Object.fromEntries(tools);
}

/** Printing is the last line of the menu that has just opened. */
function goToPaper(): void {
  const lines = document.activeElement?.closest('[role="menu"]')?.querySelectorAll<HTMLElement>('[role^="menuitem"]');
  lines?.item(lines.length - 1).focus();
}
