import { rowEntrance } from '../../panels/kit/grid/rowEntrance.ts';
import { isWaiting } from './panelPainting.ts';

const required = '[data-field] input[aria-required="true"]';
/**
 * Fields that take text or a choice from a list; a box would be ticked by the first press of the space bar, a locked
 * one takes nothing.
 */
const field =
  '[data-field] :is(input:not([type="checkbox"], [type="radio"]), textarea, button[aria-haspopup="listbox"]):enabled:not([readonly])';
/** The chosen tab of a record, or the menu in which it stands. */
const chosenTab = '[role="tab"][aria-selected="true"], [role="tablist"] + [aria-haspopup="menu"]';
const anything = '[data-search] input, input:enabled, button:enabled, a[href]';

/**
 * Where the keyboard goes in a panel that is new to it: the rows of a list, what has to be filled in first, the head of
 * a contract; null while the panel is loading.
 */
export function panelEntrance(panel: HTMLElement): HTMLElement | null {
  if (isWaiting(panel)) return null;
  const find = (selector: string) =>
    [...panel.querySelectorAll<HTMLElement>(selector)].find((it) => it.checkVisibility({ visibilityProperty: true })) ??
    null;
  if (find('.ag-root') && !find('[data-cover]')) return rowEntrance(panel);
  const empty = [...panel.querySelectorAll<HTMLInputElement>(required)].find((it) => it.value === '');
  return find('[data-autofocus]') ?? find(chosenTab) ?? empty ?? find(field) ?? find(anything);
}
