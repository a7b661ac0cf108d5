/** Puts text into a field as if it had been typed there, so that the field reads it its own way. */
export function typeInto(field: HTMLElement, text: string): void {
  const kind =
    field instanceof HTMLInputElement
      ? HTMLInputElement
      : field instanceof HTMLTextAreaElement
        ? HTMLTextAreaElement
        : undefined;
  if (!kind) return;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
