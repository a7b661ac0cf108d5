import { useRef, useState, type DragEvent } from 'react';
import { importFile, previewFile, type FilePreview } from '../../api/imports.ts';
import { messageOf } from '../../api/apiErrors.ts';
import { tools } from '../../commands/tools.ts';
import { importFormats } from '../../domain/import/choices/importFormats.ts';
import { Button } from '../../ui/display/Button.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { HeadPick } from '../bulkCreate/HeadPick.tsx';
import { referenceOptions } from '../kit/referenceOptions.ts';
import { downloadSample } from './downloadSample.ts';
import { PreviewTable } from './PreviewTable.tsx';

type Step =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'looking' | 'reading'; readonly file: File; readonly preview?: FilePreview }
  | { readonly kind: 'ready'; readonly file: File; readonly preview: FilePreview }
  | { readonly kind: 'failed'; readonly message: string };

/** /import: a file of orders is dropped or chosen, looked at, and read in. */
export default function ImportPanel() {
  const [step, setStep] = useState<Step>({ kind: 'waiting' });
  const [customer, setCustomer] = useState<string | null>(null);
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController>(null);
  const isBusy = step.kind === 'looking' || step.kind === 'reading';
  const sending = () => {
    running.current = new AbortController();
    return { signal: running.current.signal, onProgress: () => undefined };
  };

  const look = async (file: File | undefined) => {
    if (!file || isBusy) return;
    setStep({ kind: 'looking', file });
    try {
      setStep({ kind: 'ready', file, preview: await previewFile(file, sending()) });
    } catch (error) {
      setStep({ kind: 'failed', message: messageOf(error) });
    }
  };
  const read = async () => {
    if (step.kind !== 'ready') return;
    setStep({ ...step, kind: 'reading' });
    try {
      const { recordLink, hint } = await importFile({ file: step.file, customer }, sending());
      setStep({ kind: 'waiting' });
      if (hint) tools().notify.info(hint);
      else tools().notify.success('Erfolgreich importiert.');
      tools().open(recordLink.startsWith('/vw_imports/') ? `${recordLink}?tab=zeilen` : recordLink);
    } catch (error) {
      setStep({ ...step, kind: 'ready' });
      tools().notify.error(messageOf(error));
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void look(event.dataTransfer.files[0]);
  };
  const preview = 'preview' in step ? step.preview : undefined;

  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-6 py-4">
      <h2 className="text-[15px] leading-[20px] font-strong">Aufträge einlesen</h2>
      <div
        className={`flex flex-none flex-col items-center gap-3 rounded border border-dashed px-6 py-8 ${isOver ? 'border-focus bg-selected' : 'border-line'}`}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <p>{isBusy ? 'Die Datei wird gelesen …' : 'Excel-Datei (.xlsx) hier ablegen'}</p>
        <input
          ref={input}
          type="file"
          accept=".xlsx"
          className="sr-only"
          tabIndex={-1}
          aria-label="Datei"
          onChange={(event) => {
            void look(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <div className="flex gap-2">
          <Button icon="upload" disabled={isBusy} onClick={() => input.current?.click()}>
            Datei wählen …
          </Button>
          {isBusy && (
            <Button look="quiet" onClick={() => running.current?.abort(new Error('Das Einlesen wurde abgebrochen.'))}>
              Abbrechen
            </Button>
          )}
        </div>
        <p className="text-3">Höchstens 5.000 Zeilen, 10 MB. Das Format wird an den Überschriften erkannt.</p>
      </div>
      {step.kind === 'failed' && <Note tone="danger" title={step.message} />}
      <div className="max-w-[360px]">
        <Field label="Auftraggeber" layout="above" hint="Nur bei Herstellerdateien; Athlon und Atr werden erkannt.">
          <HeadPick value={customer} load={referenceOptions('customers')} onChange={setCustomer} />
        </Field>
      </div>
      {preview && (
        <>
          <PreviewTable preview={preview} />
          <div>
            <Button look="primary" disabled={isBusy} onClick={() => void read()}>
              {preview.rowCount === 1
                ? '1 Zeile einlesen'
                : `${preview.rowCount.toLocaleString('de-DE')} Zeilen einlesen`}
            </Button>
          </div>
        </>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-3">Beispieldateien:</span>
        {importFormats.items.map((it) => (
          <Button key={it.key} small look="quiet" icon="download" onClick={() => void downloadSample(it.key)}>
            {it.label}
          </Button>
        ))}
      </div>
    </div>
  );
}
