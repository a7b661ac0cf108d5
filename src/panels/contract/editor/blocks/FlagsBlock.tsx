import { contractDetails } from '../../../../domain/contract/contractDetails.ts';
import { Block } from '../../../../ui/display/Block.tsx';
import { BoundField, useRecordFormContext } from '../contractFields.ts';
import { AuditLine } from '../head/AuditLine.tsx';
import { ContractTypeChoice } from '../fields/ContractTypeChoice.tsx';

/** The flags by what they are about; each field with its short name where the whole one does not fit. */
const groups = {
  Fahrt: [
    ['vorholung', 'Vorholung'],
    ['flexContract', 'Flex'],
    ['leerfahrt', 'Leerfahrt'],
    ['verzoegert', 'verzögert'],
    ['vwstationsfahrt', 'Stationsfahrt'],
    ['verzoegerteAbgabe', 'vollelektrisch'],
    ['noDamageControl', 'o. Schadenktr.'],
    ['testContract', 'Testauftrag'],
  ],
  Stand: [
    ['neumerker', 'neu'],
    ['auftragbestaetigt', 'bestätigt'],
    ['createAvis', 'Avis anlegen'],
    ['cancellationRequested', 'Storno angefr.'],
    ['isStorniert', 'storniert'],
  ],
  Abwicklung: [
    ['sperrenfuerrechnung', 'RE-Sperre'],
    ['sperrenfuergutschrift', 'GS-Sperre'],
    ['sperrenFuerAngebotsliste', 'Angeb.-Sperre'],
    ['sendProtocolToContractContact', 'Prot. an ASP'],
  ],
} as const;

/** What a new contract starts with whatever was ticked (R2). */
const setByServer: ReadonlySet<string> = new Set([
  'auftragbestaetigt',
  'neumerker',
  'isStorniert',
  'cancellationRequested',
]);

/** What kind of ride it is, at a glance: the marks of the contract and its type. */
export function FlagsBlock() {
  const { iri } = useRecordFormContext();
  return (
    <Block
      title="Merker"
      aside={
        <>
          <AuditLine />
          <ContractTypeChoice />
        </>
      }
    >
      {Object.entries(groups).map(([title, flags]) => (
        <div
          key={title}
          role="group"
          aria-label={title}
          className="grid grid-cols-[var(--w-label)_minmax(0,1fr)] gap-x-4"
        >
          <span aria-hidden className="truncate text-11 leading-[22px] text-2">
            {title}
          </span>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(108px,1fr))] gap-x-3">
            {flags.map(([name, label]) =>
              iri === null && setByServer.has(name) ? null : (
                <span key={name} data-tip={contractDetails.fields[name].label}>
                  <BoundField name={name} label={label} bare className="[&]:min-h-12" />
                </span>
              ),
            )}
          </div>
        </div>
      ))}
    </Block>
  );
}
