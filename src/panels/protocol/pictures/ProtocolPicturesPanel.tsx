import { useItem } from '../../../api/records/queries.ts';
import { tools } from '../../../commands/tools.ts';
import { contract } from '../../../domain/contract/contract.ts';
import type { PanelProps } from '../../definePanel.ts';
import { RecordFoot } from '../../kit/record/RecordFoot.tsx';
import { RecordFrame } from '../../kit/record/RecordFrame.tsx';
import { useRecordScreen } from '../../kit/record/useRecordScreen.ts';
import { picturesName } from '../record/protocolName.ts';
import { RideContext } from '../record/rideContext.ts';
import { useProtocolRecord } from '../record/useProtocolRecord.ts';
import { PicturesView } from './PicturesView.tsx';

/** The pictures of the protocol of this address; another address is another form. */
export default function ProtocolPicturesPanel({ params }: PanelProps) {
  const id = Number(params.id);
  return <Pictures key={id} id={id} />;
}

function Pictures({ id }: { id: number }) {
  const record = useProtocolRecord(`/api/protocols/${String(id)}`);
  const { entity, error } = record;
  const { item: ride } = useItem(contract, entity?.contract ?? null);
  const screen = useRecordScreen({
    record,
    tabName: picturesName(entity) ?? (error ? null : undefined),
    tellSaved: (saved) => tools().notify.success('Erfolgreich gespeichert', { detail: saved.orderNumber ?? '' }),
  });
  return (
    <RideContext value={ride}>
      <RecordFrame
        screen={screen}
        head={{ name: entity && `Bilder zu Auftrag ${entity.orderNumber ?? ''}` }}
        tabs={[
          {
            key: 'bilder',
            label: 'Bilder',
            holds: 'form',
            content: <PicturesView protocol={entity} />,
            fields: ['images', 'damages'],
          },
        ]}
        asked={null}
        foot={screen.isWritable && record.dirty.length > 0 && <RecordFoot screen={screen} />}
      />
    </RideContext>
  );
}
