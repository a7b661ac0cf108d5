import { useContext, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../../ui/display/Button.tsx';
import { SendingBar } from '../../../../ui/display/SendingBar.tsx';
import { textOf } from '../../textOf.ts';
import type { ControlProps } from '../control.ts';
import { RecordFormContext } from '../formContext.ts';
import { FileInput } from './FileInput.tsx';
import { StoredFileView } from './StoredFileView.tsx';
import { useTakenFiles } from './useTakenFiles.ts';
import { useUpload } from './useUpload.ts';

/**
 * One file: chosen, dropped or pasted, sent at once with its progress, shown, turned, replaced, removed. It is the
 * record's only when the record is saved.
 */
export default function FileEditor(props: ControlProps) {
  const record = useContext(RecordFormContext);
  const filePath = record?.iri ?? `/api/${record?.resource.path ?? ''}`;
  return <FileBox {...props} filePath={filePath} readOnly={props.readOnly || record === null} />;
}

type BoxProps = Pick<ControlProps, 'field' | 'value' | 'onChange' | 'onProblem' | 'readOnly'> & {
  /** Order number or address of the record that the file is uploaded for. */
  readonly filePath: string;
  /** Dropped or chosen before, and sent at once. */
  readonly given?: File | undefined;
};

/** The same outside of a form. */
export function FileBox({ field, value, onChange, onProblem, readOnly: isFixed, filePath, given }: BoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const { part, problem, send, stop } = useUpload({ field, onChange, filePath, ...(onProblem && { onProblem }) });
  const sendGiven = useEffectEvent(() => given && send([given]));
  useEffect(() => sendGiven(), []);
  const { isOver, takes } = useTakenFiles(send);
  const iri = textOf(value);
  const box = useRef<HTMLDivElement>(null);
  const isHeld = useRef(false);
  useLayoutEffect(() => {
    // The button that had the keyboard is gone with what it stood for; it goes on with the one in its place.
    if (isHeld.current && document.activeElement === document.body) box.current?.querySelector('button')?.focus();
  });
  const choose = () => input.current?.click();
  if (isFixed && iri === null) return <span className="leading-[26px] text-3">–</span>;
  return (
    <div
      {...(!isFixed && takes)}
      ref={box}
      onFocus={() => (isHeld.current = true)}
      onBlur={() => (isHeld.current = !document.hasFocus())}
      className={`flex min-h-13 min-w-0 flex-wrap flex-1 items-center gap-4 rounded-2 border border-dashed px-4 py-2 ${isOver ? 'border-accent bg-hover' : 'border-line'}`}
    >
      <FileInput field={field} input={input} onFiles={send} />
      {part !== undefined ? (
        <SendingBar label={`${field.label} wird übertragen`} part={part} onStop={stop} />
      ) : iri !== null ? (
        <StoredFileView
          iri={iri}
          label={field.label}
          readOnly={isFixed}
          onReplace={choose}
          onRemove={() => onChange(null)}
        />
      ) : (
        <>
          <Button small icon="upload" onClick={choose}>
            {field.label} wählen
          </Button>
          <span className="truncate text-11 text-3">oder hierher ziehen, oder mit Strg+V einfügen</span>
        </>
      )}
      {problem !== undefined && (
        <span role="alert" className="basis-full text-11 text-danger">
          {problem}
        </span>
      )}
    </div>
  );
}
