import { useMemo } from 'react';
import { useEntity } from '../../../../api/records/entities.ts';
import { unlinkContract } from '../../../../commands/contract/contractEditor.ts';
import { urlOf } from '../../../../commands/selection.ts';
import { tools } from '../../../../commands/tools.ts';
import { contract } from '../../../../domain/contract/contract.ts';
import { Field } from '../../../../ui/inputs/Field.tsx';
import { IconButton } from '../../../../ui/display/IconButton.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { runCommand } from '../../../../commands/runCommand.ts';
import { BoundField, BoundGroup, useFormValue, useRecordFormContext } from '../contractFields.ts';
import { PickField } from '../fields/PickField.tsx';
import { linkText } from './linkText.ts';
import { textOf } from '../../../kit/textOf.ts';
import { linkableContracts } from './contractOptions.ts';

/** The contract this one follows, found by its number, and whether the driver returns (ABA) or goes on (ABC). */
export function ConnectionField() {
  const { iri } = useRecordFormContext();
  const entity = useEntity(contract, iri);
  const chosen = textOf(useFormValue('anschlussvon'));
  const customer = textOf(useFormValue('contractClientAddress'));
  const load = useMemo(() => linkableContracts({ own: iri, customer }), [iri, customer]);
  const saved = entity?.anschlussvon ?? null;
  return (
    <>
      {saved !== null && saved === chosen ? (
        <LinkedContract label="Anschluss von" iri={saved} />
      ) : (
        <PickField name="anschlussvon" label="Anschluss von" load={load} placeholder="Auftragsnummer" opens />
      )}
      <BoundGroup label="Anschlussart" names={['abafahrt', 'abcfahrt']}>
        <BoundField bare name="abafahrt" label="ABA" />
        <BoundField bare name="abcfahrt" label="ABC" />
      </BoundGroup>
    </>
  );
}

/** A contract that is linked to this one, with the way there and the way out of the link. */
export function LinkedContract({ label, iri }: { label: string; iri: string | null }) {
  const entity = useEntity(contract, useRecordFormContext().iri);
  const other = useEntity(contract, iri);
  return (
    <Field label={label}>
      <TextField
        value={iri === null ? '–' : other ? linkText(other) : 'wird geladen'}
        onChange={() => undefined}
        readOnly
        figures="num"
      />
      {iri !== null && (
        <IconButton icon="arrow-up-right" label={`${label} öffnen`} onClick={() => tools().open(urlOf(iri))} />
      )}
      {iri !== null && entity && (
        <IconButton
          icon="unlink"
          label="Verknüpfung entfernen …"
          onClick={() => runCommand(unlinkContract, [entity])}
        />
      )}
    </Field>
  );
}
