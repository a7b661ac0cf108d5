import { useItem } from '../../../api/records/queries.ts';
import { tools } from '../../../commands/tools.ts';
import { contract } from '../../../domain/contract/contract.ts';
import { RecordFoot } from '../../kit/record/RecordFoot.tsx';
import { RecordFrame } from '../../kit/record/RecordFrame.tsx';
import { useRecordScreen } from '../../kit/record/useRecordScreen.ts';
import { LockNotes } from './head/LockNotes.tsx';
import { OpenPoints } from './head/OpenPoints.tsx';
import { protocolHead } from './head/ProtocolHead.tsx';
import { StatusTrack } from './head/StatusTrack.tsx';
import { protocolName } from './protocolName.ts';
import { protocolTabs } from './protocolTabs.tsx';
import { RideContext } from './rideContext.ts';
import { useProtocolRecord } from './useProtocolRecord.ts';

/** A protocol being checked and put right: how far it is, what is missing, and its thirteen tabs. */
export function ProtocolEditor({ id, asked }: { id: number; asked: string | null }) {
  const record = useProtocolRecord(`/api/protocols/${String(id)}`);
  const { entity, error } = record;
  const { item: ride } = useItem(contract, entity?.contract ?? null);
  const screen = useRecordScreen({
    record,
    tabName: protocolName(entity) ?? (error ? null : undefined),
    tellSaved: (saved) => tools().notify.success(savedText(record.dirty), { detail: saved.orderNumber ?? '' }),
  });
  return (
    <RideContext value={ride}>
      <RecordFrame
        screen={screen}
        head={protocolHead(entity, ride)}
        above={entity && <StatusTrack protocol={entity} />}
        tabs={protocolTabs(entity)}
        asked={asked}
        bar={
          entity && (
            <>
              <LockNotes protocol={entity} />
              <OpenPoints protocol={entity} contract={ride} root={record.root} />
            </>
          )
        }
        foot={screen.isWritable && <RecordFoot screen={screen} />}
      />
    </RideContext>
  );
}

/** Complaints have a sentence of their own (document 3, section 8). */
function savedText(changed: readonly string[]): string {
  const isOfComplaints = changed.length > 0 && changed.every((it) => it.startsWith('complaints'));
  return isOfComplaints ? 'Protokollbeanstandungen wurden gespeichert' : 'Erfolgreich gespeichert';
}
