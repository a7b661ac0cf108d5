import type { contract as contractDefinition } from '../../../src/domain/contract/contract.ts';
import { checkFlexVorholung } from '../../../src/domain/contract/saveDialogs.ts';
import { dayText, instantText, momentOf } from '../days.ts';
import type { Random } from '../random.ts';
import type { RowFor } from '../row.ts';
import type { Clock, Dossier } from './dossier.ts';

export type ContractColumns = Omit<RowFor<typeof contractDefinition>, 'id'>;

const hour = 3_600_000;

/** How a contract came in and what became of it. */
export function flagsOf(random: Random, it: Dossier, clock: Clock): ContractColumns {
  const { contract, progress } = it;
  const { trade, id } = contract.customer;
  const imported = !contract.test && (trade === 'manufacturer' || id === 277 || id === 272);
  const declined = imported && contract.cancelled && random.chance(0.15);
  const fresh = !it.confirmed && clock.now - contract.receivedAt < 24 * hour;
  const requested = it.future && !contract.cancelled && random.chance(0.012);
  return {
    isStorniert: contract.cancelled,
    cancellationRequested: requested,
    stornierung: contract.cancelled
      ? instantText(
          Math.min(
            clock.now,
            contract.receivedAt +
              Math.max(hour, (momentOf(contract.pickupDay, 480) - contract.receivedAt) * random.next()),
          ),
        )
      : requested
        ? instantText(Math.min(clock.now, contract.receivedAt + hour))
        : null,
    abgeschlossen: progress.state === 4,
    testContract: contract.test,
    noDamageControl: random.chance(0.05),
    createAvis: it.hasAvis,
    flexContract: it.flex,
    vorholung: random.chance(contract.deliveryDay > contract.pickupDay ? 0.15 : 0.008) && mayBeFetchedEarly(it),
    neumerker: fresh ? '1' : '0',
    auftragbestaetigt: it.confirmed ? '1' : '0',
    abcfahrt: contract.role === 'abc' || it.after?.role === 'abc' ? '1' : '0',
    abafahrt: contract.role === 'aba' ? '1' : '0',
    vwstationsfahrt: trade === 'rental' ? random.chance(0.24) : random.chance(0.009),
    isImported: imported && !declined,
    isDeclinedByLeitstand: declined,
    verzoegert: (progress.state > 0 || it.future) && random.chance(0.031),
    leerfahrt: progress.emptyRun,
    hasAvis: it.hasAvis,
    avisColor: it.hasAvis ? it.avisColor : null,
    verzoegerteAbgabe: it.vehicle.electric,
    sendProtocolToContractContact: it.owner.protocolToContact,
  };
}

/** A flex contract whose days lie too close together cannot be fetched early (R70). */
function mayBeFetchedEarly({ contract, flex }: Dossier): boolean {
  return (
    checkFlexVorholung({
      flexContract: flex,
      vorholung: true,
      datum: dayText(contract.pickupDay),
      bringdatum: dayText(contract.deliveryDay),
    }).verdict !== 'refused'
  );
}
