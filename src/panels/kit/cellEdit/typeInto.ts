/** Whether text is typed into it; a checkbox or a button takes keys in another way. */
export function isTextField(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  return (
    field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && field.type !== 'checkbox' && field.type !== 'radio')
  );
}

/** Begins a field with the sign that opened it: text stands in it, a list opens at its letter. */
export function beginWith(field: HTMLElement, sign: string): void {
  if (isTextField(field)) typeInto(field, sign);
  else field.dispatchEvent(new KeyboardEvent('keydown', { key: sign, bubbles: true, cancelable: true }));
}

/** Puts text into a field as if it had been typed there, so that the field reads it its own way. */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
