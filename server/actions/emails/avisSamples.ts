import { sql } from 'drizzle-orm';
import { contractAvis } from '../../../src/domain/avis/contractAvis.ts';
import { effectiveCoordination } from '../../../src/domain/avis/coordination.ts';
import { changeUntil, type TimeWindow } from '../../../src/domain/avis/windows.ts';
import type { Contract } from '../../../src/domain/contract/contract.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import { avisMail } from '../../mail/avisMails.ts';
import { parkingMail } from '../../mail/parkingMails.ts';
import type { Mail } from '../../mail/writeMail.ts';
import { publicAddressOf } from '../../publicAddress.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';
import { offeredPaths } from '../avis/proposals.ts';

type Wishes = { readonly sendCatalogue: boolean; readonly hasWindows: boolean };

/** The question for the appointment of a contract, with three windows of its day where they are wished for. */
export async function appointmentSample(
  scope: Scope,
  ride: Contract,
  { sendCatalogue, hasWindows }: Wishes,
): Promise<Mail | undefined> {
  const avis = await avisOf(scope, ride);
  if (!avis) return undefined;
  const side = effectiveCoordination(avis)?.includes('pickup') === false ? 'delivery' : 'pickup';
  const day = (side === 'pickup' ? ride.datum : ride.bringdatum) ?? todayIn(companyZone, scope.now);
  const windows: TimeWindow[] = [
    { day, from: '08:00', to: '10:00' },
    { day, from: '10:00', to: '12:00' },
    { day, from: '13:00', to: '15:00' },
  ];
  const address = (await publicAddressOf(scope.client)) ?? '';
  const offered = offeredPaths(windows);
  const offer = {
    windows: offered.windows.map(({ text, path }) => ({ text, link: `${address}${path}` })),
    linkOther: `${address}${offered.otherPath}`,
    changeUntil: changeUntil(windows),
  };
  return avisMail(scope, { avis, ride, side, sendCatalogue, ...(hasWindows && { offer }) });
}

/** The announcement of this one vehicle to its parking place. */
export async function parkingSample(scope: Scope, ride: Contract): Promise<Mail | undefined> {
  const avis = await avisOf(scope, ride);
  if (!avis?.parkingSpace) return undefined;
  const { licensePlate, manufacturer, carModel, carFin, auftragsnummer: orderNumber } = ride;
  const vehicle = { licensePlate, manufacturer, carModel, carFin, orderNumber };
  return parkingMail(scope, {
    parkingSpace: avis.parkingSpace,
    recipient: avis.parkingSpaceMailAddress ?? '',
    day: ride.bringdatum ?? todayIn(companyZone, scope.now),
    rides: [
      {
        ...vehicle,
        time: ride.deliveryTimeFrom,
        isBrought: true,
        driver: null,
        additionalNote: avis.additionalNote,
      },
    ],
  });
}

async function avisOf(scope: Scope, { id }: Contract) {
  const [row] = await rowsOf<{ id: number }>(
    scope.client,
    sql`select id from contract_avis where contract = ${id} order by id limit 1`,
  );
  return row && scope.look(contractAvis, iriOf(contractAvis.path, row.id));
}
