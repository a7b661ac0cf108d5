import type { Order } from '../../commands/contract/contractFacts.ts';
import { commandsAt } from '../../commands/registry.ts';
import { runCommand } from '../../commands/runCommand.ts';
import { companyZone, formatInstant } from '../../domain/time/zone.ts';
import { Button } from '../../ui/display/Button.tsx';
import { Note } from '../../ui/display/Note.tsx';

/** A customer waits for an answer: one tick among seventeen would be overlooked, and the ride goes on until somebody answers. */
export function CancellationNote({ order }: { order: Order }) {
  if (order.cancellationRequested !== true || order.isStorniert === true) return null;
  const answers = commandsAt('contracts.request');
  return (
    <Note
      bar
      tone="warn"
      title="Der Kunde bittet um Stornierung"
      actions={answers.map((it) => (
        <Button key={it.id} small onClick={() => runCommand(it, [order])}>
          {it.title}
        </Button>
      ))}
    >
      {order.stornierung && <span className="num">seit {formatInstant(order.stornierung, companyZone)}</span>}
    </Note>
  );
}
