const settles = 120;

/**
 * Gives cells whose text is cut off their whole text as a tooltip, when the pointer comes. Rows that scroll by under a
 * resting pointer are measured once they stand: to look at each would have the page laid out once more in every frame.
 */
export function truncationTeller(): (event: PointerEvent) => void {
  let [x, y] = [Number.NaN, Number.NaN];
  let waiting: number | undefined;
  return ({ target, clientX, clientY }) => {
    const isResting = clientX === x && clientY === y;
    [x, y] = [clientX, clientY];
    window.clearTimeout(waiting);
    if (isResting) waiting = window.setTimeout(() => tellTruncated(target), settles);
    else tellTruncated(target);
  };
}

function tellTruncated(target: EventTarget | null): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('.ag-cell, .ag-header-cell') : null;
  if (!cell || cell.querySelector('[data-tip]')) return;
  const text = cell.querySelector<HTMLElement>('.ag-cell-value, .ag-header-cell-text') ?? cell;
  const isCut = [cell, text, ...text.querySelectorAll<HTMLElement>('.truncate')].some(
    (it) => it.scrollWidth > it.clientWidth + 1,
  );
  if (isCut && text.innerText.trim() !== '') cell.dataset['tip'] = text.innerText.trim();
  else delete cell.dataset['tip'];
}
