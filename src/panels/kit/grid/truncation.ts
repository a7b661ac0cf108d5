/** Gives cells whose text is cut off their whole text as a tooltip, at the moment the pointer comes. */
export function tellTruncated(event: Event): void {
  const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('.ag-cell, .ag-header-cell') : null;
  if (!cell || cell.querySelector('[data-tip]')) return;
  const text = cell.querySelector<HTMLElement>('.ag-cell-value, .ag-header-cell-text') ?? cell;
  const isCut = [cell, text, ...text.querySelectorAll<HTMLElement>('.truncate')].some(
    (it) => it.scrollWidth > it.clientWidth + 1,
  );
  if (isCut && text.innerText.trim() !== '') cell.dataset['tip'] = text.innerText.trim();
  else delete cell.dataset['tip'];
}
