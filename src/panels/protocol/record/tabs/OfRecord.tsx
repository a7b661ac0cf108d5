import { useEntity } from '../../../../api/records/entities.ts';
import { protocol } from '../../../../domain/protocol/protocol.ts';
import { CommandButton } from '../../../kit/CommandButton.tsx';
import { useRecordFormContext } from '../protocolFields.ts';

/** A command of the protocol that is being edited, beside the fields that it speaks of. */
export function OfRecord({ id, label }: { id: string; label?: string }) {
  const entity = useEntity(protocol, useRecordFormContext().iri);
  return (
    <span className="pl-[calc(var(--w-label)+8px)]">
      {entity && <CommandButton id={id} targets={[entity]} label={label} />}
    </span>
  );
}
