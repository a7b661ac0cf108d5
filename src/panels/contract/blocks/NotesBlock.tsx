import { Block } from '../../../ui/Block.tsx';
import { FieldRow } from '../../../ui/FieldRow.tsx';
import { BoundField } from '../../kit/fields/BoundField.tsx';

/** What colleagues, driver and accounting should know; the two notes of accounting only for the roles that may see them. */
export function NotesBlock() {
  return (
    <Block title="Notizen">
      <FieldRow>
        <BoundField name="infoBackend" label="Backend" />
        <BoundField name="infoDriver" label="Fahrer" />
        <BoundField name="infoShared" label="Für alle" />
        <BoundField name="flags.subjectAddition" label="Mail-Betreff" />
        <BoundField name="rechnungsnotiz" />
        <BoundField name="gutschriftnotiz" label="Gutschriftnotiz" />
      </FieldRow>
    </Block>
  );
}
