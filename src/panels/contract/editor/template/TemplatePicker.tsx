import { messageOf } from '../../../../api/apiErrors.ts';
import { fetchItem } from '../../../../api/records/queries.ts';
import { tools } from '../../../../commands/tools.ts';
import { contractDetails } from '../../../../domain/contract/contractDetails.ts';
import { templateValues } from '../../../../domain/contract/templateUse.ts';
import { customerContractTemplate } from '../../../../domain/customer/contractTemplate.ts';
import { valueAt } from '../../../../domain/define/fieldText.ts';
import { ComboField } from '../../../../ui/inputs/ComboField.tsx';
import { givenPaths, leafPaths } from '../../../kit/form/formValues.ts';
import { useToday } from '../../../kit/useToday.ts';
import type { ContractForm } from '../contractFormContext.ts';
import { contractInput } from '../prefill/sourceValues.ts';
import { loadTemplates } from './templateOptions.ts';

interface TemplatePickerProps {
  /** The template that the contract started from. */
  chosen: string | null;
  onChosen: (template: string | null) => void;
  contract: ContractForm;
}

/** Starts a new contract from a template; what was typed before stays. */
export function TemplatePicker({ chosen, onChosen, contract: record }: TemplatePickerProps) {
  const today = useToday();
  const load = async (iri: string | null) => {
    onChosen(iri);
    if (iri === null) return;
    try {
      const { contractTemplate } = await fetchItem(customerContractTemplate, iri);
      if (!contractTemplate) return;
      const values = contractInput(templateValues({ ...contractTemplate }, today));
      const paths = givenPaths(leafPaths(contractDetails, Object.keys(values)), values);
      record.fill('template', Object.fromEntries(paths.map((path) => [path, valueAt(values, path)])));
    } catch (error) {
      tools().notify.error('Die Vorlage konnte nicht geladen werden', { detail: messageOf(error) });
    }
  };
  return (
    <ComboField
      label="Vorlage laden"
      placeholder="Vorlage laden"
      value={chosen}
      onChange={(iri) => void load(iri)}
      load={loadTemplates}
      empty="ohne Vorlage"
      className="max-w-[280px]"
    />
  );
}
