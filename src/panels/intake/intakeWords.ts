import { contractDetails } from '../../domain/contract/contractDetails.ts';
import { fieldText, type Refer } from '../../domain/define/fieldText.ts';
import type { Field } from '../../domain/define/field.ts';
import type { Finding, IntakeField } from '../../domain/intake/finding.ts';

const fields: Readonly<Record<string, Field>> = contractDetails.fields;
const ownLabels: Readonly<Partial<Record<IntakeField, string>>> = {
  'customData.externalNumber': 'Nummer des Senders',
  infoDriver: 'Info Fahrer',
};

function fieldAt(field: IntakeField): Field | undefined {
  const [name = '', part] = field.split('.');
  return part === undefined ? fields[name] : fields[name]?.fields?.[part];
}

/** What a field is called here, in the words of the form. */
export function labelOf(field: IntakeField): string {
  return ownLabels[field] ?? fieldAt(field)?.label ?? field;
}

/** A recognised value in words. */
export function valueText({ field, value }: Pick<Finding, 'field' | 'value'>, refer: Refer): string {
  const known = fieldAt(field);
  return known && known.kind !== 'json' ? fieldText(known, value, refer) : String(value);
}
