import type { Locator } from '@playwright/test';

/** Lets a file fall on an element, as from the desktop; its content in base64. */
export function dropFile(target: Locator, file: { readonly name: string; readonly content: string }): Promise<void> {
  return target.evaluate(
    (element, { name, content }) => {
      const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], name));
      element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    },
    { name: file.name, content: file.content },
  );
}
