import { Block } from '../../../ui/Block.tsx';
import { BoundGroup } from '../../kit/fields/BoundGroup.tsx';
import { ContactsField } from '../fields/ContactsField.tsx';
import { BoundField } from '../../kit/fields/BoundField.tsx';
import type { Side } from '../stockAddress.ts';

const titles = { pickup: 'Abholung: weitere Angaben', delivery: 'Zustellung: weitere Angaben' } as const;

/** What else is known about one end of the ride: opening hours, further people, whether the address is kept. */
export function StopMoreBlock({ side }: { side: Side }) {
  const at = (name: string) => `${side}Location.${name}`;
  return (
    <Block title={titles[side]}>
      <BoundGroup label="Geöffnet" layout="narrow" names={[at('startzeit'), at('endzeit')]}>
        <BoundField bare name={at('startzeit')} />
        <BoundField bare name={at('endzeit')} />
      </BoundGroup>
      <ContactsField side={side} />
      <div className="flex flex-wrap gap-x-6 pl-[80px]">
        <BoundField name={at('saveLocation')} label="Adresse speichern" />
        <BoundField name={`${side}LocationIsSet`} label="Adresse festgelegt" />
      </div>
    </Block>
  );
}
