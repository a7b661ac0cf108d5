import type { PlacedRule } from '../../../src/domain/customer/mailRules.ts';
import type { preMail } from '../../../src/domain/mail/preMail.ts';
import type { protocol } from '../../../src/domain/protocol/protocol.ts';
import { finishedReaders } from '../../../src/domain/protocol/sending.ts';
import { at } from '../random.ts';
import type { RowFor } from '../row.ts';
import type { Dossier } from './dossier.ts';

/** Who may have the closed protocols of a day before the office has checked them, as closing them says (R30). */
export function preMailRows(
  dossiers: readonly Dossier[],
  protocols: readonly RowFor<typeof protocol>[],
): RowFor<typeof preMail>[] {
  return dossiers.flatMap((it, i) => {
    const { processState, mailSend, closed } = at(protocols, i);
    if (processState !== 'CLOSED' || mailSend || !it.owner.protocolToContact || it.contract.test) return [];
    return readersOf(it).map((recipient, n) => ({
      id: it.contract.id * 8 + n,
      createdAt: String(closed),
      updatedAt: String(closed),
      recipient,
      protocol: it.contract.id,
      mailSend: false,
    }));
  });
}

const text = (id: number | undefined): string | null => (id === undefined ? null : String(id));

function readersOf({ owner, pickup, delivery }: Dossier): string[] {
  const customer = text(owner.customer.id);
  const rules: PlacedRule[] = owner.mailRules
    .filter((it) => it.ruleType === 'U3')
    .map(({ place, ...rule }) => ({
      ...rule,
      customer,
      address: text(place?.id),
      place: place && { firma: place.firma, plz: place.town.plz, strasse: place.strasse, hausnr: place.hausnr },
    }));
  const ride = {
    contractClientAddress: customer,
    pickupAddress: text(pickup.place?.id),
    deliveryAddress: text(delivery.place?.id),
    pickupLocation: pickup.location,
    deliveryLocation: delivery.location,
    sendProtocolToContractContact: owner.protocolToContact,
  };
  return finishedReaders(rules, ride as Parameters<typeof finishedReaders>[1]).map((it) => it.mailAddress);
}
