import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../api/apiErrors.ts';
import { useEntity, type Entity } from '../../api/entities.ts';
import { refetchLists } from '../../api/listUpkeep.ts';
import { update } from '../../api/mutations.ts';
import { undo, undoOf } from '../../api/undo.ts';
import { numberOf, orderOf } from '../../commands/contractFacts.ts';
import { tools } from '../../commands/tools.ts';
import { contractMessages } from '../../domain/contract/messages.ts';
import { checkSortOrder, formatSortOrder, shownSortOrder, storedSortOrder } from '../../domain/contract/sortOrder.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import type { DialogProps } from '../dialogs.ts';

const wait = 500;

/** The place of an order within its day; what is typed is stored half a second later. */
export default function PositionDialog({ order: opened, close }: DialogProps<{ order: Entity }>) {
  const order = useEntity(opened['@id']) ?? opened;
  const saved = shownSortOrder(orderOf(order).sortOrder);
  const [wanted, setWanted] = useState<number | null>(saved);
  const [error, setError] = useState<string>();
  const before = useRef(opened);
  const next = wanted ?? 0;
  const verdict = checkSortOrder(next);

  const store = async (shown: number) => {
    try {
      const after = await update(opened['@id'], { sortOrder: storedSortOrder(shown) }, { ahead: true });
      setError(undefined);
      refetchLists('contracts');
      const back = undoOf(before.current, after, ['sortOrder']);
      tools().notify.success(contractMessages.positionChanged(numberOf(order)), { undo: async () => { await undo(back); refetchLists('contracts'); } });
    } catch (cause) {
      setError(contractMessages.updateFailed(messageOf(cause)));
    }
  };
  const latest = useRef(store);
  useEffect(() => { latest.current = store; });
  const isPending = next !== saved && verdict.verdict === 'allowed';

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => void latest.current(next), wait);
    return () => clearTimeout(timer);
  }, [isPending, next]);

  const leave = () => {
    if (isPending) void store(next);
    close();
  };
  return (
    <Dialog title="Position ändern" subtitle={numberOf(order)} icon="arrow-up-down" size="s" onClose={leave} cancel={null} primary={{ label: 'Fertig', run: leave }} status={error ? undefined : isPending ? 'wird gespeichert …' : `gespeichert: ${formatSortOrder(orderOf(order).sortOrder)}`}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (verdict.verdict === 'allowed') leave();
        }}
      >
        <Field label="Position" hint="−999 bis 999, der niedrigere Wert steht weiter oben, 0 heißt ohne Position." error={error ?? (verdict.verdict === 'refused' ? verdict.reason : undefined)}>
          <NumberField value={wanted} onChange={setWanted} min={-999} max={999} autoFocus />
        </Field>
      </form>
    </Dialog>
  );
}
