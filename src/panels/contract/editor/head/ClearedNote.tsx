import type { ContractEntity } from '../../../../commands/contract/contractFacts.ts';
import { formatDate } from '../../../../domain/time/formatDay.ts';
import { Note } from '../../../../ui/display/Note.tsx';

/** Why so much of an old contract is empty: it has had its time. */
export function ClearedNote({ contract }: { contract: ContractEntity }) {
  if (!contract.clearedOn) return null;
  return (
    <Note bar tone="info" title={`Nach Ablauf geleert am ${formatDate(contract.clearedOn)}.`}>
      Namen, Telefon, E-Mail, Kennzeichen und FIN sind gelöscht, die Zahlen bleiben.
    </Note>
  );
}
