import type { Locator } from '@playwright/test';

/** A file as a story has it. */
type Handed = { readonly name: string; readonly mimeType?: string; readonly buffer: Buffer };

/** Lets a file fall into the middle of an element, as from the desktop, or pastes it there. */
export function handOver(target: Locator, kind: 'drop' | 'paste', file: Handed): Promise<void> {
  return target.evaluate(
    (element, given) => {
      const bytes = Uint8Array.from(atob(given.content), (sign) => sign.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], given.name, { type: given.mimeType }));
      const more = { bubbles: true, cancelable: true };
      const { left, top, width, height } = element.getBoundingClientRect();
      element.dispatchEvent(
        given.kind === 'drop'
          ? new DragEvent('drop', {
              ...more,
              dataTransfer: data,
              clientX: left + width / 2,
              clientY: top + height / 2,
            })
          : new ClipboardEvent('paste', { ...more, clipboardData: data }),
      );
    },
    { kind, name: file.name, mimeType: file.mimeType ?? '', content: file.buffer.toString('base64') },
  );
}

/** Lets a file fall on an element, as from the desktop; its content in base64. */
export function dropFile(target: Locator, file: { readonly name: string; readonly content: string }): Promise<void> {
  return handOver(target, 'drop', { name: file.name, buffer: Buffer.from(file.content, 'base64') });
}
