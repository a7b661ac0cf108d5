import { messageOf } from '../../api/apiErrors.ts';
import { changeIntake, loadIntake, type KeptIntake } from '../../api/intake.ts';
import { uploadFile } from '../../api/uploads.ts';
import { tools } from '../../commands/tools.ts';
import type { Iri } from '../../domain/define/field.ts';

/**
 * Lays the PDFs that a contract was made of among its stored files, and calls the file done; what cannot be kept is
 * said and changes nothing.
 */
export async function keepPapers(id: string, contract: Iri): Promise<void> {
  const kept = await loadIntake(id);
  if (!kept) return;
  await changeIntake(id, { isDone: true });
  try {
    for (const paper of await papersOf(kept))
      await uploadFile(paper, {
        filePath: contract,
        signal: new AbortController().signal,
        onProgress: () => undefined,
      });
  } catch (error) {
    tools().notify.warning(`„${kept.file.name}“ wurde nicht beim Auftrag abgelegt`, { detail: messageOf(error) });
  }
}

/** The file itself where it is a PDF, of a mail the attached ones of which something was taken over. */
async function papersOf({ file, decisions }: KeptIntake): Promise<readonly File[]> {
  if ((await file.slice(0, 5).text()) === '%PDF-') return [file];
  const used = new Set(
    Object.entries(decisions).flatMap(([key, { is }]) => (is === 'accepted' ? key.slice(0, key.indexOf('/')) : [])),
  );
  if (![...used].some((part) => /^\d/u.test(part))) return [];
  const { default: PostalMime } = await import('postal-mime');
  const { attachments } = await PostalMime.parse(await file.arrayBuffer(), { attachmentEncoding: 'arraybuffer' });
  return attachments.flatMap(({ filename, content }, at) =>
    used.has(String(at))
      ? new File([content as ArrayBuffer], filename ?? 'Anhang.pdf', { type: 'application/pdf' })
      : [],
  );
}
