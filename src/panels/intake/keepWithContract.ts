import { messageOf } from '../../api/apiErrors.ts';
import { loadIntake } from '../../api/intake.ts';
import { uploadFile } from '../../api/uploads.ts';
import { tools } from '../../commands/tools.ts';
import type { Iri } from '../../domain/define/field.ts';

/** Lays the PDF that a contract was made of among its stored files; what cannot be kept is said and changes nothing. */
export async function keepWithContract(id: string, contract: Iri): Promise<void> {
  const file = (await loadIntake(id))?.file;
  if (!file || (await file.slice(0, 5).text()) !== '%PDF-') return;
  try {
    await uploadFile(file, { filePath: contract, signal: new AbortController().signal, onProgress: () => undefined });
  } catch (error) {
    tools().notify.warning(`„${file.name}“ wurde nicht beim Auftrag abgelegt`, { detail: messageOf(error) });
  }
}
