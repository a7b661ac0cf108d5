import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../api/apiErrors.ts';
import { useEntity } from '../../api/entities.ts';
import { refetchLists } from '../../api/listUpkeep.ts';
import { update } from '../../api/mutations.ts';
import { undo, undoOf } from '../../api/undo.ts';
import { numberOf, type Order } from '../../commands/contractFacts.ts';
import { tools } from '../../commands/tools.ts';
import { contract } from '../../domain/contract/contract.ts';
import { contractMessages } from '../../domain/contract/messages.ts';
import { checkSortOrder, formatSortOrder, shownSortOrder, storedSortOrder } from '../../domain/contract/sortOrder.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import type { DialogProps } from '../dialogs.ts';

const wait = 500;

/** The place of an order within its day; what is typed is stored half a second later. */
export default function PositionDialog({ order: opened, close }: DialogProps<{ order: Order }>) {
  const order = useEntity(contract, opened['@id']) ?? opened;
  const saved = shownSortOrder(order.sortOrder);
  const [wanted, setWanted] = useState<number | null>(saved);
  const [error, setError] = useState<string>();
  const before = useRef(opened);
  const next = wanted ?? 0;
  const verdict = checkSortOrder(next);

  const store = async (shown: number) => {
    try {
      const after = await update(contract, opened['@id'], { sortOrder: storedSortOrder(shown) }, { ahead: true });
      setError(undefined);
      refetchLists(contract.path);
      const back = undoOf(before.current, after, ['sortOrder']);
      tools().notify.success(contractMessages.positionChanged(numberOf(order)), { undo: async () => { await undo(back); refetchLists(contract.path); } });
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
    <Dialog title="Position ändern" subtitle={numberOf(order)} icon="arrow-up-down" size="s" onClose={leave} cancel={null} primary={{ label: 'Fertig', run: leave }} status={error ? undefined : isPending ? 'wird gespeichert …' : `gespeichert: ${formatSortOrder(order.sortOrder)}`}>
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
