/**
 * Scrolls a form so far that a field stands in its middle, unless it stands in its upper half already. Only the form
 * moves; the browser's own way would push the whole window as well.
 */
export function bringToMiddle(form: Element | null, field: Element | null | undefined): void {
  if (!form || !field) return;
  const [frame, box] = [form.getBoundingClientRect(), field.getBoundingClientRect()];
  if (box.top >= frame.top && box.bottom <= frame.top + frame.height / 2) return;
  form.scrollTop += box.top - frame.top - (frame.height - box.height) / 2;
}
