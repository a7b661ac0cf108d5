import type { contract } from '../contract/contract.ts';
import type { SomeOf } from '../define/row.ts';
import { isSideOpen } from './fromContract.ts';
import type { protocol } from './protocol.ts';

const parts = [
  ['firma', 'Firma'],
  ['strasse', 'Straße'],
  ['hausnr', 'Hausnummer'],
  ['plz', 'PLZ'],
  ['ort', 'Ort'],
  ['ansprechparter1', 'Ansprechpartner'],
  ['anspr1telefon', 'Telefon'],
  ['anspr1email', 'E-Mail'],
] as const;
type Side = 'pickup' | 'delivery';
type Located = 'pickupLocation' | 'deliveryLocation';

/** What becomes of an address whose lock is lifted: each part that the contract has otherwise (R4). */
export function addressDifference(
  side: Side,
  mine: SomeOf<typeof protocol, Located | 'processState'>,
  order: SomeOf<typeof contract, Located>,
): readonly string[] {
  if (!isSideOpen(side, mine))
    return ['Das Fahrzeug ist hier schon gewesen: Die Adresse bleibt, wie sie ist. Nur die Sperre entfällt.'];
  const [own, theirs] = [mine[`${side}Location`], order[`${side}Location`]];
  const lines = parts.flatMap(([name, label]) => {
    const [was, is] = [own?.[name] || '–', theirs?.[name] || '–'];
    return was === is ? [] : [`${label}: ${was} → ${is}`];
  });
  return lines.length > 0
    ? ['Die Adresse des Auftrags wird übernommen:', ...lines]
    : ['Die Adresse ist dieselbe wie im Auftrag und folgt ihm wieder.'];
}
