import { Block } from '../../../../ui/display/Block.tsx';
import { BoundField, BoundGroup } from '../protocolFields.ts';

type Side = 'pickup' | 'delivery';
const titles = { pickup: 'Abholung', delivery: 'Zustellung' } as const;
const infos = { pickup: 'abholinfos', delivery: 'bringinfos' } as const;

/** One end of the ride as the protocol has it. */
export function PlaceBlock({ side }: { side: Side }) {
  const at = <const Part extends string>(part: Part) => `${side}Location.${part}` as const;
  return (
    <Block title={titles[side]} stop={side}>
      <BoundField name={`${side}DateRaw`} label="Datum" />
      <BoundGroup label="Uhrzeit" names={[`${side}TimeFrom`, `${side}TimeTo`]}>
        <BoundField bare name={`${side}TimeFrom`} />
        <BoundField bare name={`${side}TimeTo`} />
      </BoundGroup>
      <BoundField name={at('firma')} />
      <BoundGroup label="Straße" names={[at('strasse'), at('hausnr')]}>
        <BoundField bare name={at('strasse')} />
        <BoundField bare name={at('hausnr')} className="max-w-26" />
      </BoundGroup>
      <BoundGroup label="PLZ / Ort" names={[at('plz'), at('ort')]}>
        <BoundField bare name={at('plz')} className="num max-w-29" />
        <BoundField bare name={at('ort')} />
      </BoundGroup>
      <BoundField name={at('ansprechparter1')} label="Kontakt" />
      <BoundField name={at('anspr1telefon')} label="Telefon" />
      <BoundField name={at('anspr1email')} label="E-Mail" />
      <BoundField name={infos[side]} label="Info" />
    </Block>
  );
}
