import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../display/Button.tsx';

export interface DropZoneProps {
  /** What may be dropped here. */
  invitation: string;
  /** What becomes of it, in small print. */
  hint: string;
  /** Kinds of files to choose from, as an input takes them. */
  accept: string;
  onFiles: (files: readonly File[]) => void;
  /** Several files at once may be chosen. */
  isMultiple?: boolean | undefined;
  disabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
  /** Other ways in, beside choosing a file. */
  actions?: ReactNode | undefined;
}

/** A place on which files are dropped, with a button to choose them. */
export function DropZone(props: DropZoneProps) {
  const { invitation, hint, accept, onFiles, isMultiple = false, disabled, autoFocus, actions } = props;
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div
      className={`flex flex-none flex-col items-center gap-3 rounded border border-dashed px-6 py-8 ${isOver ? 'border-focus bg-selected' : 'border-line'}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(event.dataTransfer.types.includes('Files'));
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <p className="text-center">{invitation}</p>
      <input
        ref={input}
        type="file"
        multiple={isMultiple}
        accept={accept}
        className="sr-only"
        tabIndex={-1}
        aria-label="Datei"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <div className="flex flex-wrap justify-center gap-2">
        <Button icon="upload" disabled={disabled} autoFocus={autoFocus} onClick={() => input.current?.click()}>
          Datei wählen …
        </Button>
        {actions}
      </div>
      <p className="text-center text-3">{hint}</p>
    </div>
  );
}
