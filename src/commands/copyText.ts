import { tools } from './tools.ts';

/**
 * Puts a text into the clipboard and says so; browsers allow it only to pages that came over TLS or from this computer.
 */
export async function copyText(text: string, said: string): Promise<void> {
  const { notify } = tools();
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard)
    return notify.warning('Kopieren ist hier nicht möglich', {
      detail: 'Der Browser erlaubt es nur über eine gesicherte Verbindung (https).',
    });
  await clipboard.writeText(text).then(
    () => notify.success(said),
    () => notify.warning('Kopieren ist hier nicht möglich', { detail: 'Der Browser hat es nicht erlaubt.' }),
  );
}
