import type { ReactNode } from 'react';
import { Block } from '../../../ui/Block.tsx';
import { OrderField } from '../fields/OrderField.tsx';
import { ContractTypeChoice } from '../fields/ContractTypeChoice.tsx';

const flags = [
  ['vorholung', 'Vorholung'],
  ['flexContract', 'Flex'],
  ['createAvis', 'Avis anlegen'],
  ['auftragbestaetigt', 'bestätigt'],
  ['verzoegert', 'verzögert'],
  ['leerfahrt', 'Leerfahrt'],
  ['vwstationsfahrt', 'Stationsfahrt'],
  ['abcfahrt', 'ABC'],
  ['abafahrt', 'ABA'],
  ['noDamageControl', 'o. Schadenkontr.'],
  ['testContract', 'Testauftrag'],
  ['verzoegerteAbgabe', 'vollelektrisch'],
  ['neumerker', 'neu'],
  ['isStorniert', 'storniert'],
  ['sperrenfuerrechnung', 'Rechn.-Sperre'],
  ['sperrenfuergutschrift', 'Gutschr.-Sperre'],
  ['sperrenFuerAngebotsliste', 'Angebotssperre'],
  ['sendProtocolToContractContact', 'Prot. an ASP'],
] as const;

/** What kind of ride it is, at a glance: the marks of the order and its type. */
export function FlagsBlock({ audit }: { audit?: ReactNode }) {
  return (
    <Block title="Merker" aside={<>{audit}<ContractTypeChoice /></>}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(92px,1fr))] gap-x-4">
        {flags.map(([name, label]) => <OrderField key={name} name={name} label={label} bare className="min-h-10" />)}
      </div>
    </Block>
  );
}
