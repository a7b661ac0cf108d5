import { useSimilar } from '../../api/calls/similar.ts';
import type { RecordForm } from '../kit/form/recordForm.ts';
import { similarHint } from '../kit/form/SimilarNote.tsx';
import { textOf } from '../kit/textOf.ts';
import { Block } from '../../ui/display/Block.tsx';
import { ResourceForm } from '../kit/form/ResourceForm.tsx';
import { BoundField, BoundGroup, useFormValue } from './addressFields.ts';
import { GeoBlock } from './GeoBlock.tsx';
import { WarningBlock } from './WarningBlock.tsx';

const further = ['Suche', 'Ansprechpartner', 'Berechtigungen'];

/** An address of the stock: where it is, who is there, who may use it, and what drivers are warned of. */
export function AddressForm({ record }: { record: RecordForm }) {
  return (
    <div className="[--w-label:128px]">
      <div className="grid items-start gap-x-12 @min-[760px]:grid-cols-2">
        <PlaceBlock iri={record.iri} />
        <GeoBlock />
      </div>
      <ResourceForm record={record} blocks={further} />
      <WarningBlock />
    </div>
  );
}

function PlaceBlock({ iri }: { iri: string | null }) {
  const [firma, strasse] = [useText('firma'), useText('street')];
  const [hausnr, plz] = [useText('hausnr'), useText('plz')];
  const found = useSimilar('addresses', { firma, strasse, hausnr, plz, ...(iri !== null && { besides: iri }) });
  return (
    <Block title="Adresse">
      <BoundField name="firma" {...similarHint(found, 'firma', 'Diese Firma gibt es dort schon')} />
      <BoundGroup label="Vor- und Nachname" names={['vorname', 'nachname']}>
        <BoundField name="vorname" bare />
        <BoundField name="nachname" bare />
      </BoundGroup>
      <BoundGroup
        label="Straße"
        names={['street', 'hausnr']}
        {...similarHint(found, 'strasse', 'An dieser Tür gibt es schon')}
      >
        <BoundField name="street" bare />
        <BoundField name="hausnr" bare className="max-w-[72px]" />
      </BoundGroup>
      <BoundGroup label="PLZ / Ort" names={['plz', 'city']}>
        <BoundField name="plz" bare className="max-w-[72px]" />
        <BoundField name="city" bare />
      </BoundGroup>
      <BoundField name="land" />
      <BoundField name="tel" />
      <BoundField name="fax" />
      <BoundField name="email" />
      <BoundGroup label="Geöffnet" names={['startzeit', 'endzeit']}>
        <BoundField name="startzeit" bare />
        <BoundField name="endzeit" bare />
      </BoundGroup>
    </Block>
  );
}

function useText(name: Parameters<typeof useFormValue>[0]): string {
  return textOf(useFormValue(name)) ?? '';
}
