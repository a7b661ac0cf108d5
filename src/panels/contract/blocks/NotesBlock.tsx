import { Block } from '../../../ui/Block.tsx';
import { FieldRow } from '../../../ui/FieldRow.tsx';
import { OrderField } from '../fields/OrderField.tsx';

/** What colleagues, driver and accounting should know; the two notes of accounting only for the roles that may see them. */
export function NotesBlock() {
  return (
    <Block title="Notizen">
      <FieldRow>
        <OrderField name="infoBackend" label="Backend" />
        <OrderField name="infoDriver" label="Fahrer" />
        <OrderField name="infoShared" label="Für alle" />
        <OrderField name="flags.subjectAddition" label="Mail-Betreff" />
        <OrderField name="rechnungsnotiz" />
        <OrderField name="gutschriftnotiz" label="Gutschr.-notiz" />
      </FieldRow>
    </Block>
  );
}
