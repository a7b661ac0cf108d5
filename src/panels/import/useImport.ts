import { useRef, useState } from 'react';
import { messageOf } from '../../api/apiErrors.ts';
import { usePresetCustomer } from '../../api/calls/importRows.ts';
import { importFile, previewFile, type FilePreview, type ImportSource } from '../../api/imports.ts';
import { tools } from '../../commands/tools.ts';
import type { Iri } from '../../domain/define/field.ts';
import { teachLayout, type Lesson } from './teachLayout.ts';

type Step =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'looking' | 'reading'; readonly source: ImportSource; readonly preview?: FilePreview }
  | { readonly kind: 'ready'; readonly source: ImportSource; readonly preview: FilePreview }
  | { readonly kind: 'failed'; readonly message: string };

/** The way of a file from the drop to its rows: looked at as its customer heads its columns, then read in. */
export function useImport() {
  const [step, setStep] = useState<Step>({ kind: 'waiting' });
  /** Who was chosen; nobody leaves it to the server, which tells the files of Athlon and Atr from the preset one's. */
  const [chosen, setChosen] = useState<Iri | null>(null);
  const preset = usePresetCustomer();
  const customer = chosen ?? preset;
  const running = useRef<AbortController>(null);
  /** One look and one lesson after the other, so that each knows what the last has found or taught. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const layout = useRef<Iri | null>(null);
  const isBusy = step.kind === 'looking' || step.kind === 'reading';
  const preview = 'preview' in step ? step.preview : undefined;
  const sending = () => {
    running.current = new AbortController();
    return { signal: running.current.signal, onProgress: () => undefined };
  };

  const inTurn = (work: () => Promise<void>) => {
    queue.current = queue.current.then(work);
  };
  const look = async (source: ImportSource, of: Iri | null) => {
    setStep((before) => ({ kind: 'looking', source, ...('preview' in before && { preview: before.preview }) }));
    try {
      const seen = await previewFile({ ...source, customer: of }, sending());
      layout.current = seen.layout;
      setStep({ kind: 'ready', source, preview: seen });
    } catch (error) {
      setStep({ kind: 'failed', message: messageOf(error) });
    }
  };
  const take = (source: ImportSource | undefined) => {
    if (!source || isBusy) return;
    setStep({ kind: 'looking', source });
    inTurn(() => look(source, chosen));
  };
  const choose = (iri: Iri | null) => {
    setChosen(iri);
    // Another customer heads its columns in its own way.
    if ('source' in step) inTurn(() => look(step.source, iri));
  };
  const teach = (lesson: Lesson) => {
    if (customer === null || !('source' in step)) return;
    setChosen(customer);
    inTurn(async () => {
      try {
        layout.current = await teachLayout({ customer, layout: layout.current }, lesson);
      } catch (error) {
        tools().notify.error(messageOf(error));
      }
      await look(step.source, customer);
    });
  };
  const read = async () => {
    if (step.kind !== 'ready') return;
    setStep({ ...step, kind: 'reading' });
    try {
      const { recordLink, hint, unknownColumns } = await importFile({ ...step.source, customer: chosen }, sending());
      setStep({ kind: 'waiting' });
      const aside = unknownColumns.length > 0 && { detail: `Nicht erkannte Spalten: ${unknownColumns.join(', ')}` };
      if (hint) tools().notify.info(hint);
      else tools().notify.success('Erfolgreich importiert.', { ...aside });
      tools().open(recordLink.startsWith('/vw_imports/') ? `${recordLink}?tab=zeilen` : recordLink);
    } catch (error) {
      setStep({ ...step, kind: 'ready' });
      tools().notify.error(messageOf(error));
    }
  };
  const stop = () => running.current?.abort(new Error('Das Einlesen wurde abgebrochen.'));
  return { step, customer, preview, isBusy, take, choose, teach, read, stop };
}
