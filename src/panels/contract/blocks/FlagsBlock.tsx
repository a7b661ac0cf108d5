import { contract } from '../../../domain/contract/contract.ts';
import { Block } from '../../../ui/Block.tsx';
import { useRecordFormContext } from '../../kit/fields/formContext.ts';
import { AuditLine } from '../AuditLine.tsx';
import { BoundField } from '../../kit/fields/BoundField.tsx';
import { ContractTypeChoice } from '../fields/ContractTypeChoice.tsx';

/** Field, and its short name where the whole one does not fit. */
const flags = [
  ['vorholung', 'Vorholung'],
  ['flexContract', 'Flex'],
  ['createAvis', 'Avis anlegen'],
  ['auftragbestaetigt', 'bestätigt'],
  ['verzoegert', 'verzögert'],
  ['leerfahrt', 'Leerfahrt'],
  ['vwstationsfahrt', 'Stationsfahrt'],
  ['noDamageControl', 'o. Schadenktr.'],
  ['testContract', 'Testauftrag'],
  ['verzoegerteAbgabe', 'vollelektrisch'],
  ['neumerker', 'neu'],
  ['isStorniert', 'storniert'],
  ['cancellationRequested', 'Storno angefr.'],
  ['sperrenfuerrechnung', 'RE-Sperre'],
  ['sperrenfuergutschrift', 'GS-Sperre'],
  ['sperrenFuerAngebotsliste', 'Angeb.-Sperre'],
  ['sendProtocolToContractContact', 'Prot. an ASP'],
] as const;

/** What a new order starts with whatever was ticked (R2). */
const setByServer: ReadonlySet<string> = new Set(['auftragbestaetigt', 'neumerker', 'isStorniert', 'cancellationRequested']);

/** What kind of ride it is, at a glance: the marks of the order and its type. */
export function FlagsBlock() {
  const { iri } = useRecordFormContext();
  const shown = iri === null ? flags.filter(([name]) => !setByServer.has(name)) : flags;
  return (
    <Block title="Merker" aside={<><AuditLine /><ContractTypeChoice /></>}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(108px,1fr))] gap-x-3">
        {shown.map(([name, label]) => (
          <span key={name} data-tip={contract.fields[name].label}>
            <BoundField name={name} label={label} bare className="[&]:min-h-11" />
          </span>
        ))}
      </div>
    </Block>
  );
}
