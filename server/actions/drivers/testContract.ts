import { sql } from 'drizzle-orm';
import { contract, type Contract } from '../../../src/domain/contract/contract.ts';
import { customer } from '../../../src/domain/customer/customer.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { driver, type Driver } from '../../../src/domain/driver/driver.ts';
import { addWorkingDays } from '../../../src/domain/time/workingDays.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';

const customerName = 'Testkunde';
const pickup = { firma: 'Test Abholung', strasse: 'Domkloster', hausnr: '4', plz: '50667', ort: 'Köln' };
const delivery = { firma: 'Test Zustellung', strasse: 'Markt', hausnr: '2', plz: '53111', ort: 'Bonn' };

/**
 * A contract to practise with: from Cologne to Bonn on the next working day, on the driver's device, confirmed (R12).
 */
export async function makeTestContract(scope: Scope, { id, user }: Driver): Promise<Contract> {
  const datum = addWorkingDays(todayIn(companyZone, scope.now), 1);
  const made = await scope.make(contract, {
    testContract: true,
    contractType: 'DELIVERY',
    contractClientAddress: await testCustomer(scope),
    manufacturer: 'Test',
    carModel: 'Testfahrzeug',
    licensePlate: 'K-TE 1',
    datum,
    bringdatum: datum,
    pickupTimeFrom: '09:00',
    pickupTimeTo: '11:00',
    pickupLocation: pickup,
    deliveryLocation: delivery,
    sperrenfuerrechnung: '1',
    sperrenfuergutschrift: '1',
    driver: iriOf(driver.path, id),
    benutzer: user,
  });
  return scope.change(contract, iriOf(contract.path, made.id), { auftragbestaetigt: '1', neumerker: '0' });
}

/** The customer of all trial contracts, made with the first of them. */
async function testCustomer({ client, make }: Scope): Promise<string> {
  await rowsOf(client, sql`select pg_advisory_xact_lock(hashtext(${customerName}))`);
  const [known] = await rowsOf<{ id: number }>(
    client,
    sql`select id from customers where firma = ${customerName} order by id limit 1`,
  );
  const id = known?.id ?? (await make(customer, { firma: customerName, kuerzel: 'TEST', aktiv: '1' })).id;
  return iriOf(customer.path, id);
}
