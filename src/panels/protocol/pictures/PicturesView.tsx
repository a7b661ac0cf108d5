import type { Entity } from '../../../api/records/entities.ts';
import { labelOf } from '../../../domain/choices/choices.ts';
import { emptyTexts } from '../../../domain/choices/emptyTexts.ts';
import type { protocol } from '../../../domain/protocol/protocol.ts';
import { Block } from '../../../ui/display/Block.tsx';
import type { EntryColumn } from '../../kit/entries/entryColumn.ts';
import { EntryTable } from '../../kit/entries/EntryTable.tsx';
import { PhotoFace } from '../record/PhotoFace.tsx';
import { useFieldState } from '../record/protocolFields.ts';
import { AppEvents } from '../record/tabs/AppEventsTab.tsx';
import { damageCounts } from '../record/tabs/damageCounts.ts';
import { ImagesTab } from '../record/tabs/ImagesTab.tsx';
import { Readouts } from './Readouts.tsx';

type Protocol = Entity<typeof protocol>;

const damageColumns: readonly EntryColumn[] = [
  { key: 'sortOrder', width: 44 },
  { key: 'damage', width: 100, grow: 1 },
  { key: 'location', width: 96 },
  { key: 'component', width: 126, grow: 2 },
  { key: 'image.processStateType', heading: 'Zustand', width: 86 },
  { key: 'image.file', heading: 'Bild', width: 66, face: PhotoFace },
];
const eventsShown = 5;

/** All pictures, with what else tells of the ride, to be read beside the protocol. */
export function PicturesView({ protocol }: { protocol: Protocol | undefined }) {
  const { value } = useFieldState('damages');
  return (
    <>
      <ImagesTab bySide />
      <Block title="Schäden" aside={damageCounts(value)}>
        <EntryTable
          name="damages"
          readOnly
          words={{ one: 'Schaden', none: labelOf(emptyTexts, 'damages') }}
          columns={damageColumns}
        />
      </Block>
      <Block title="Fahrdaten" aside="Abholung → Zustellung">
        <Readouts />
      </Block>
      {protocol && (
        <Block title="App Events">
          <div className="-mx-5">
            <AppEvents protocol={protocol} most={eventsShown} />
          </div>
        </Block>
      )}
    </>
  );
}
