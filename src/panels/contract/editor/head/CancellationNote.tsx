import type { ContractEntity } from '../../../../commands/contract/contractFacts.ts';
import { commandsAt } from '../../../../commands/registry.ts';
import { runCommand } from '../../../../commands/runCommand.ts';
import { companyZone, formatInstant } from '../../../../domain/time/zone.ts';
import { Button } from '../../../../ui/display/Button.tsx';
import { Note } from '../../../../ui/display/Note.tsx';

/**
 * A customer waits for an answer: one tick among seventeen would be overlooked, and the ride goes on until somebody
 * answers.
 */
export function CancellationNote({ contract }: { contract: ContractEntity }) {
  if (contract.cancellationRequested !== true || contract.isStorniert === true) return null;
  const answers = commandsAt('contracts.request');
  return (
    <Note
      bar
      tone="warn"
      title="Der Kunde bittet um Stornierung"
      actions={answers.map((it) => (
        <Button key={it.id} small onClick={() => runCommand(it, [contract])}>
          {it.title}
        </Button>
      ))}
    >
      {contract.stornierung && <span className="num">seit {formatInstant(contract.stornierung, companyZone)}</span>}
    </Note>
  );
}
