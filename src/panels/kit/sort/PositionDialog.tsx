import { useEffect, useRef, useState } from 'react';
import type { AnyVerdict } from '../../../domain/define/verdict.ts';
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
  check: (position: number) => AnyVerdict;
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
  const [isUnread, setUnread] = useState(false);
  const [isTried, setTried] = useState(false);
  const position = isUnread ? Number.NaN : (wanted ?? emptied ?? saved ?? 0);
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
  /** Whoever is done with a number that is none stays and reads why. */
  const finish = () => (verdict.verdict === 'allowed' ? leave() : setTried(true));
  const refusal = verdict.verdict === 'refused' && (isTried || !isUnread) ? verdict.reason : undefined;
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
      primary={{ label: storeAfter === undefined ? 'Verschieben' : 'Fertig', run: finish }}
      status={status}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          finish();
        }}
      >
        <Field label="Position" hint={hint} error={error ?? refusal}>
          <NumberField
            value={wanted}
            onChange={setWanted}
            onProblem={(problem) => setUnread(problem !== undefined)}
            min={min}
            max={max}
            autoFocus
          />
        </Field>
      </form>
    </Dialog>
  );
}
