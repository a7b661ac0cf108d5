import { useRef } from 'react';
import { messageOf } from '../../../api/apiErrors.ts';
import { useEntity } from '../../../api/records/entities.ts';
import { refetchLists } from '../../../api/records/listUpkeep.ts';
import { update } from '../../../api/records/mutations.ts';
import { undo, undoOf } from '../../../api/records/undo.ts';
import { numberOf } from '../../../commands/contract/contractFacts.ts';
import { tools } from '../../../commands/tools.ts';
import { contract } from '../../../domain/contract/contract.ts';
import { contractMessages } from '../../../domain/contract/messages.ts';
import {
  checkSortOrder,
  formatSortOrder,
  shownSortOrder,
  storedSortOrder,
} from '../../../domain/contract/sortOrder.ts';
import type { DialogProps } from '../../dialogs.ts';
import { PositionDialog } from '../../kit/sort/PositionDialog.tsx';

const storeAfter = 500;
const hint = '−999 bis 999, der niedrigere Wert steht weiter oben, 0 heißt ohne Position.';

/** The place of a contract within its day; what is typed is stored half a second later. */
export default function ContractPositionDialog({ contract: opened, close }: DialogProps<'contract.position'>) {
  const entity = useEntity(contract, opened['@id']) ?? opened;
  const { sortOrder } = entity;
  const before = useRef(opened);

  const store = async (shown: number): Promise<string | undefined> => {
    try {
      const after = await update(contract, opened['@id'], { sortOrder: storedSortOrder(shown) }, { ahead: true });
      refetchLists(contract.path);
      const back = undoOf(before.current, after, ['sortOrder']);
      const takeBack = async () => {
        await undo(back);
        refetchLists(contract.path);
      };
      tools().notify.success(contractMessages.positionChanged(numberOf(entity)), { undo: takeBack });
      return undefined;
    } catch (cause) {
      return contractMessages.updateFailed(messageOf(cause));
    }
  };
  return (
    <PositionDialog
      name={numberOf(entity)}
      saved={shownSortOrder(sortOrder)}
      min={-999}
      max={999}
      hint={hint}
      emptied={0}
      check={checkSortOrder}
      store={store}
      storeAfter={storeAfter}
      savedText={formatSortOrder(sortOrder)}
      close={close}
    />
  );
}
