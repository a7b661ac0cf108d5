import { useEntity } from '../../../../api/records/entities.ts';
import { contract } from '../../../../domain/contract/contract.ts';
import { mailUrl, telUrl } from '../../../../domain/people/reach.ts';
import { Block } from '../../../../ui/display/Block.tsx';
import { IconButton } from '../../../../ui/display/IconButton.tsx';
import { BoundField, BoundGroup, FoldedFields, useFormValue, useRecordFormContext } from '../contractFields.ts';
import { DayField } from '../fields/DayField.tsx';
import { ContactsField } from '../fields/ContactsField.tsx';
import { FirmField } from '../fields/FirmField.tsx';
import { TimeWindowField } from '../fields/TimeWindowField.tsx';
import { textOf } from '../../../kit/textOf.ts';
import type { Side } from '../../shared/stockAddress.ts';
import { useDoneStops } from './useDoneStops.ts';

const titles = { pickup: 'Abholung', delivery: 'Zustellung' } as const;
const infos = { pickup: 'abholinfos', delivery: 'bringinfos' } as const;
const mails = { pickup: 'abholemail2', delivery: 'bringemail2' } as const;
const rare = {
  pickup: {
    abholemail2: 'E-Mail 2',
    'pickupLocation.startzeit': 'Geöffnet ab',
    'pickupLocation.endzeit': 'Geöffnet bis',
    pickupContacts: 'Kontakte',
    'pickupLocation.saveLocation': 'Adresse speichern',
    pickupLocationIsSet: 'Adresse festgelegt',
  },
  delivery: {
    bringemail2: 'E-Mail 2',
    'deliveryLocation.startzeit': 'Geöffnet ab',
    'deliveryLocation.endzeit': 'Geöffnet bis',
    deliveryContacts: 'Kontakte',
    'deliveryLocation.saveLocation': 'Adresse speichern',
    deliveryLocationIsSet: 'Adresse festgelegt',
  },
} as const;

/** One end of the ride: when, where, whom to call; both ends share their rows. */
export function StopBlock({ side }: { side: Side }) {
  const { iri } = useRecordFormContext();
  const done = useDoneStops(useEntity(contract, iri))[side];
  const at = partsAt(side);
  return (
    <Block title={titles[side]} stop={side} sharedRows={10} done={done !== undefined} aside={done}>
      <DayField name={side === 'pickup' ? 'datum' : 'bringdatum'} />
      <TimeWindowField side={side} />
      <FirmField side={side} />
      <BoundGroup label="Straße" layout="narrow" required names={[at('strasse'), at('hausnr')]}>
        <BoundField bare name={at('strasse')} />
        <BoundField bare name={at('hausnr')} className="max-w-26" />
      </BoundGroup>
      <BoundGroup label="PLZ / Ort" layout="narrow" required names={[at('plz'), at('ort')]}>
        <BoundField bare name={at('plz')} className="num max-w-29" />
        <BoundField bare name={at('ort')} />
      </BoundGroup>
      <BoundField name={at('ansprechparter1')} label="Kontakt" layout="narrow" />
      <Reach name={at('anspr1telefon')} label="Telefon" urlOf={telUrl} icon="phone" action="Anrufen" />
      <Reach name={at('anspr1email')} label="E-Mail" urlOf={mailUrl} icon="mail" action="E-Mail schreiben" />
      <BoundField name={infos[side]} label="Info" layout="narrow" />
      <MoreOfStop side={side} />
    </Block>
  );
}

/** What else is known about one end of the ride: opening hours, further people, whether the address is kept. */
function MoreOfStop({ side }: { side: Side }) {
  const at = partsAt(side);
  return (
    <FoldedFields name={`contract.${side}`} labels={rare[side]} narrow>
      <BoundField name={mails[side]} label="E-Mail 2" layout="narrow" />
      <BoundGroup label="Geöffnet" layout="narrow" names={[at('startzeit'), at('endzeit')]}>
        <BoundField bare name={at('startzeit')} />
        <BoundField bare name={at('endzeit')} />
      </BoundGroup>
      <ContactsField side={side} />
      <div className="flex flex-wrap gap-x-6 pl-[80px]">
        <BoundField name={at('saveLocation')} label="Adresse speichern" />
        <BoundField name={`${side}LocationIsSet`} label="Adresse festgelegt" />
      </div>
    </FoldedFields>
  );
}

const partsAt =
  (side: Side) =>
  <const Part extends string>(name: Part) =>
    `${side}Location.${name}` as const;

interface ReachProps {
  name: `${Side}Location.${'anspr1telefon' | 'anspr1email'}`;
  label: string;
  urlOf: (written: string) => string | null;
  icon: 'phone' | 'mail';
  action: string;
}

/** A number or address with the way to use it. */
function Reach({ name, label, urlOf, icon, action }: ReachProps) {
  const value = textOf(useFormValue(name));
  const url = value === null ? null : urlOf(value);
  const reason = value === null ? 'nichts eingetragen' : `keine ${icon === 'phone' ? 'Rufnummer' : 'E-Mail-Adresse'}`;
  return (
    <BoundGroup label={label} layout="narrow" names={[name]}>
      <BoundField bare name={name} />
      <IconButton
        icon={icon}
        label={action}
        tabIndex={-1}
        onClick={() => {
          if (url !== null) window.location.href = url;
        }}
        {...(url === null && { reason })}
      />
    </BoundGroup>
  );
}
