import type { ListToolName, PanelActions } from '../../../commands/panelActions.ts';

/** The tools of a list by the names their buttons have for everybody. */
const buttons: Readonly<Record<ListToolName, string>> = {
  filter: '[aria-label="Filter hinzufügen"]',
  columns: '[aria-label="Spalten"]',
  views: '[aria-label^="Ansicht"]',
  export: '[aria-label="Exportieren"]',
  print: '[aria-label^="Drucken"], [aria-label="Liste drucken"]',
};

/** The tools of a list as palette and keys use them: each opens as if its button had been pressed, and has the keyboard. */
export function listTools(frame: HTMLElement | null): PanelActions {
  const tools = (Object.keys(buttons) as ListToolName[]).flatMap((name) => {
    const button = frame?.querySelector<HTMLButtonElement>(`[role="toolbar"] :is(${buttons[name]})`);
    if (!button) return [];
    const run = () => {
      button.focus();
      button.click();
    };
    return [[name, { run }] as const];
  });
  return Object.fromEntries(tools);
}
