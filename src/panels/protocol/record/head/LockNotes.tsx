import type { Entity } from '../../../../api/records/entities.ts';
import { choiceOf } from '../../../../domain/choices/choices.ts';
import { protocolConfirmTexts } from '../../../../domain/protocol/choices/protocolConfirmTexts.ts';
import type { protocol } from '../../../../domain/protocol/protocol.ts';

import { CommandButton } from '../../../kit/CommandButton.tsx';
import { Note } from '../../../../ui/display/Note.tsx';

type Protocol = Entity<typeof protocol>;

const locks = [
  { name: 'pickupLocationLocked', label: 'Abholadresse', command: 'protocol.unlock.pickup' },
  { name: 'deliveryLocationLocked', label: 'Zustelladresse', command: 'protocol.unlock.delivery' },
] as const;

/** Says which address no longer follows its order. */
export function LockNotes({ protocol }: { protocol: Protocol }) {
  const text = choiceOf(protocolConfirmTexts, 'locationLocked')?.text;
  return locks
    .filter(({ name }) => protocol[name] === true)
    .map(({ name, label, command }) => (
      <Note
        key={name}
        bar
        tone="danger"
        title={`${label} ist gesperrt.`}
        actions={<CommandButton id={command} targets={[protocol]} />}
      >
        {text}
      </Note>
    ));
}
