import { useState } from 'react';
import { labelOf } from '../../../../domain/choices/choices.ts';
import { emptyTexts } from '../../../../domain/choices/emptyTexts.ts';
import { Block } from '../../../../ui/display/Block.tsx';
import type { EntryColumn } from '../../../kit/entries/entryColumn.ts';
import { EntryTable } from '../../../kit/entries/EntryTable.tsx';
import type { FormValues } from '../../../kit/form/formValues.ts';
import { textOf } from '../../../kit/textOf.ts';
import { BoundField, useFieldState, useFormValue } from '../protocolFields.ts';
import { NarrowPhotoFace } from '../PhotoFace.tsx';
import { CarPicture } from './CarPicture.tsx';
import { damageCounts } from './damageCounts.ts';
import { usePartsAt } from '../../../bodyparts/usePartsAt.ts';

/** The damages of the vehicle on its picture and as a table; only parts that this vehicle has there can be named. */
export function DamagesTab() {
  const carType = textOf(useFormValue('carType'));
  const { value, set, isLocked } = useFieldState('damages');
  const damages: readonly FormValues[] = Array.isArray(value) ? value : [];
  const [marked, setMarked] = useState<number | null>(null);
  const partsAt = usePartsAt();
  const [location, setLocation] = useState('front');
  const columns: readonly EntryColumn[] = [
    { key: 'sortOrder', width: 38 },
    { key: 'damage', width: 96, grow: 2 },
    { key: 'location', width: 84 },
    {
      key: 'component',
      width: 104,
      grow: 2,
      items: (entry) => partsAt({ carType, location: textOf(entry.location) }),
    },
    { key: 'image.processStateType', heading: 'Zustand', width: 76 },
    { key: 'image.imageProcessStateType', heading: 'Bild vom', width: 76 },
    { key: 'image.file', heading: 'Nahbild', width: 72, face: NarrowPhotoFace },
    { key: 'overviewImage.file', heading: 'Übersicht', width: 76, face: NarrowPhotoFace },
  ];
  const add = (component: string) => {
    setMarked(damages.length);
    set([...damages, { damage: null, location, component, image: {}, overviewImage: {}, sortOrder: null }], true);
  };
  return (
    <div className="[--w-label:112px]">
      <Block title="Schäden" aside={damageCounts(damages)}>
        <EntryTable
          name="damages"
          words={{ one: 'Schaden', none: labelOf(emptyTexts, 'damages') }}
          columns={columns}
          start={() => ({ location })}
          marked={marked}
          onWalk={(at) => {
            setMarked(at);
            const place = textOf(damages[at]?.location);
            if (place !== null) setLocation(place);
          }}
        />
      </Block>
      <Block title="Wo?" aside={isLocked ? undefined : 'Ein Teil legt dort einen Schaden an'}>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
          <BoundField name="carType" label="Bauform" className="w-[300px]" />
          <BoundField name="noOuterDamagesFound" />
          <BoundField name="noInnerDamagesFound" />
        </div>
        <CarPicture
          carType={carType}
          location={location}
          damages={damages}
          marked={marked}
          onLocation={setLocation}
          onMark={setMarked}
          {...(!isLocked && { onPart: add })}
        />
      </Block>
    </div>
  );
}
