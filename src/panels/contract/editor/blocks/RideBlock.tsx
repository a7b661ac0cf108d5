import { useEntity } from '../../../../api/records/entities.ts';
import { urlOf } from '../../../../commands/selection.ts';
import { tools } from '../../../../commands/tools.ts';
import { bundle } from '../../../../domain/bundle/bundle.ts';
import { contract } from '../../../../domain/contract/contract.ts';
import { Block } from '../../../../ui/display/Block.tsx';
import { Field } from '../../../../ui/inputs/Field.tsx';
import { IconButton } from '../../../../ui/display/IconButton.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { BoundField, useRecordFormContext } from '../contractFields.ts';
import { ConnectionField, LinkedContract } from '../connection/ConnectionField.tsx';
import { AppliedDrivers } from '../driver/AppliedDrivers.tsx';
import { DriverField } from '../driver/DriverField.tsx';

/** What belongs to the ride: the contract before or after it, its package, who drives or would like to. */
export function RideBlock() {
  const { bundles, anschlussAuftrag = null } = useEntity(contract, useRecordFormContext().iri) ?? {};
  return (
    <Block title="Anschluss und Fahrer">
      <LinkedContract label="Rückfahrt" iri={anschlussAuftrag} />
      <ConnectionField />
      <LinkedBundle iri={bundles?.[0] ?? null} />
      <DriverField />
      <BoundField name="benutzer" label="App-Benutzer" />
      <AppliedDrivers />
    </Block>
  );
}

function LinkedBundle({ iri }: { iri: string | null }) {
  const name = useEntity(bundle, iri)?.bundle;
  return (
    <Field label="Fahrtpaket">
      <TextField value={iri === null ? '–' : (name ?? '')} onChange={() => undefined} readOnly figures="num" />
      {iri !== null && (
        <IconButton
          icon="arrow-up-right"
          label="Fahrtpaket öffnen"
          onClick={() => tools().open(urlOf(iri), 'beside')}
        />
      )}
    </Field>
  );
}
