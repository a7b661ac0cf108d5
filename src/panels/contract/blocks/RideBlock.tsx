import { useEntity } from '../../../api/entities.ts';
import { unlinkContract } from '../../../commands/contractEditor.ts';
import { tools } from '../../../commands/tools.ts';
import { Block } from '../../../ui/Block.tsx';
import { Field } from '../../../ui/Field.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { runCommand } from '../../kit/commandMenu.ts';
import { useRecordFormContext } from '../../kit/fields/formContext.ts';
import { urlOfIri } from '../../kit/represent.ts';
import { loadDrivers } from '../fields/driverOptions.ts';
import { OrderField } from '../fields/OrderField.tsx';
import { PickField } from '../fields/PickField.tsx';
import { textOf } from '../textOf.ts';
import { linkText } from '../linkText.ts';

/** What belongs to the ride: the order before or after it, its package, who drives. */
export function RideBlock() {
  const { entity } = useRecordFormContext();
  const bundle = Array.isArray(entity?.bundles) ? textOf(entity.bundles[0]) : null;
  return (
    <Block title="Anschluss und Fahrer">
      <LinkedOrder label="Rückfahrt" iri={textOf(entity?.anschlussAuftrag)} />
      <Connection />
      <LinkedBundle iri={bundle} />
      <PickField name="driver" label="Fahrer" load={loadDrivers} placeholder="Fahrer fehlt" opens />
      <OrderField name="benutzer" label="App-Benutzer" />
    </Block>
  );
}

/** The order this one follows: chosen by number, or shown with the way out once it stands. */
function Connection() {
  const { entity } = useRecordFormContext();
  const main = textOf(entity?.anschlussvon);
  return main === null ? <OrderField name="anschlussvon" label="Anschluss von" /> : <LinkedOrder label="Anschluss von" iri={main} />;
}

function LinkedOrder({ label, iri }: { label: string; iri: string | null }) {
  const { entity } = useRecordFormContext();
  const other = useEntity(iri);
  if (iri === null) return <Nothing label={label} />;
  return (
    <Field label={label}>
      <TextField value={other ? linkText(other) : 'wird geladen'} onChange={() => undefined} readOnly figures="num" />
      <IconButton icon="arrow-up-right" label={`${label} öffnen`} onClick={() => tools().open(urlOfIri(iri))} />
      {entity && <IconButton icon="unlink" label="Verknüpfung entfernen …" onClick={() => runCommand(unlinkContract, [entity])} />}
    </Field>
  );
}

function LinkedBundle({ iri }: { iri: string | null }) {
  const bundle = useEntity(iri);
  if (iri === null) return <Nothing label="Fahrtpaket" />;
  return (
    <Field label="Fahrtpaket">
      <TextField value={textOf(bundle?.bundle) ?? ''} onChange={() => undefined} readOnly figures="num" />
      <IconButton icon="arrow-up-right" label="Fahrtpaket öffnen" onClick={() => tools().open(urlOfIri(iri))} />
    </Field>
  );
}

function Nothing({ label }: { label: string }) {
  return (
    <Field label={label}>
      <TextField value="–" onChange={() => undefined} readOnly />
    </Field>
  );
}
