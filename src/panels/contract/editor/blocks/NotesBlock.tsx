import { Block } from '../../../../ui/display/Block.tsx';
import { FieldRow } from '../../../../ui/inputs/FieldRow.tsx';
import { BoundField, FoldedFields } from '../contractFields.ts';

const rare = {
  'flags.subjectAddition': 'Mail-Betreff',
  rechnungsnotiz: 'Rechnungsnotiz',
  gutschriftnotiz: 'Gutschriftnotiz',
};

/**
 * What colleagues, driver and accounting should know; the two notes of accounting only for the roles that may see them.
 */
export function NotesBlock() {
  return (
    <Block title="Notizen">
      <FieldRow>
        <BoundField name="infoBackend" label="Backend" />
        <BoundField name="infoDriver" label="Fahrer" />
        <BoundField name="infoShared" label="Für alle" />
      </FieldRow>
      <FoldedFields name="contract.notes" labels={rare}>
        <FieldRow>
          <BoundField name="flags.subjectAddition" label={rare['flags.subjectAddition']} />
          <BoundField name="rechnungsnotiz" />
          <BoundField name="gutschriftnotiz" label={rare.gutschriftnotiz} />
        </FieldRow>
      </FoldedFields>
    </Block>
  );
}
