import { useEffect, useRef, useState } from 'react';
import type { Verdict } from '../../../domain/define/verdict.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Field } from '../../../ui/inputs/Field.tsx';
import { NumberField } from '../../../ui/inputs/NumberField.tsx';

export interface PositionDialogProps {
  /** What gets another place. */
  name: string;
  saved: number | null;
  min: number;
  max?: number;
  hint: string;
  /** What an emptied field means; nothing unless told. */
  emptied?: number;
  check: (position: number) => Verdict;
  /** Stores the place; what stood against it, in a sentence. */
  store: (position: number) => Promise<string | undefined>;
  /** Milliseconds after the last key at which it is stored while the dialog stays open; on closing only unless told. */
  storeAfter?: number;
  /** What the place is called beside "gespeichert". */
  savedText?: string;
  close: () => void;
}

/** Gives something another place by its number. */
export function PositionDialog({
  name,
  saved,
  min,
  max,
  hint,
  emptied,
  check,
  store,
  storeAfter,
  savedText,
  close,
}: PositionDialogProps) {
  const [wanted, setWanted] = useState<number | null>(saved);
  const [error, setError] = useState<string>();
  const position = wanted ?? emptied ?? saved ?? 0;
  const verdict = check(position);
  const isPending = position !== saved && verdict.verdict === 'allowed';

  const send = async (next: number) => setError(await store(next));
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    if (!isPending || storeAfter === undefined) return undefined;
    const timer = setTimeout(() => void latest.current(position), storeAfter);
    return () => clearTimeout(timer);
  }, [isPending, position, storeAfter]);

  const leave = () => {
    if (isPending) void send(position);
    close();
  };
  const status = error
    ? undefined
    : isPending && storeAfter !== undefined
      ? 'wird gespeichert …'
      : savedText && `gespeichert: ${savedText}`;
  return (
    <Dialog
      title="Position ändern"
      subtitle={name}
      icon="arrow-up-down"
      size="s"
      onClose={storeAfter === undefined ? close : leave}
      {...(storeAfter !== undefined && { cancel: null })}
      primary={{ label: storeAfter === undefined ? 'Verschieben' : 'Fertig', run: leave }}
      status={status}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (verdict.verdict === 'allowed') leave();
        }}
      >
        <Field
          label="Position"
          hint={hint}
          error={error ?? (verdict.verdict === 'refused' ? verdict.reason : undefined)}
        >
          <NumberField value={wanted} onChange={setWanted} min={min} {...(max !== undefined && { max })} autoFocus />
        </Field>
      </form>
    </Dialog>
  );
}
