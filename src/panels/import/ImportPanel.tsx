import { importFormats } from '../../domain/import/choices/importFormats.ts';
import { Button } from '../../ui/display/Button.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { HeadPick } from '../bulkCreate/HeadPick.tsx';
import { referenceOptions } from '../kit/referenceOptions.ts';
import { downloadSample } from './downloadSample.ts';
import { DropArea } from './DropArea.tsx';
import { TeachLayout } from './TeachLayout.tsx';
import { useImport } from './useImport.ts';
import { usePasting } from './usePasting.ts';

/** /import: orders are dropped, chosen or pasted, looked at, and read in. */
export default function ImportPanel() {
  const { step, customer, preview, isBusy, take, choose, teach, read, stop } = useImport();
  const frame = usePasting(take);
  return (
    <div ref={frame} className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-6 py-4">
      <h2 className="text-[15px] leading-[20px] font-strong">Aufträge einlesen</h2>
      <DropArea isBusy={isBusy} onTake={take} onStop={stop} />
      {step.kind === 'failed' && <Note tone="danger" title={step.message} />}
      <div className="max-w-[360px]">
        <Field label="Auftraggeber" layout="above" hint="Nur bei Herstellerdateien; Athlon und Atr werden erkannt.">
          <HeadPick value={customer} load={referenceOptions('customers')} onChange={choose} />
        </Field>
      </div>
      {preview && (
        <>
          <TeachLayout preview={preview} hasCustomer={customer !== null} onTeach={teach} />
          <div>
            <Button
              look="primary"
              disabled={isBusy}
              reason={preview.missing.length > 0 ? `Noch ohne Spalte: ${preview.missing.join(', ')}` : undefined}
              onClick={() => void read()}
            >
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
