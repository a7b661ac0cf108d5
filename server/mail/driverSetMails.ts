import type { Contract } from '../../src/domain/contract/contract.ts';
import { distinctAddresses } from '../../src/domain/contract/recipients.ts';
import { isAbout, ruledRide } from '../../src/domain/customer/mailRules.ts';
import { joined } from '../../src/domain/define/joined.ts';
import { driver } from '../../src/domain/driver/driver.ts';
import { townText } from '../../src/domain/km/townText.ts';
import type { Scope } from '../write/behaviour.ts';
import { contractValues } from './contractValues.ts';
import { readMailRules } from '../read/mailRules.ts';
import { driverSet } from './templates/driverSet.ts';
import { writeMail, type Mail } from './writeMail.ts';

/** Tells everybody whom the mail rules name, each for himself, who drives (M18); without a rule there is no mail. */
export async function driverSetMails(scope: Scope, contract: Contract): Promise<Mail[]> {
  const ruled = ruledRide(contract);
  const rules = (await readMailRules(scope.client, 'disposition', [contract])).filter(
    (it) => isAbout(it, ruled, 'pickup') || isAbout(it, ruled, 'delivery'),
  );
  const recipients = distinctAddresses(rules.map((it) => it.mailAddress));
  const mails = await Promise.all(recipients.map((it) => driverSetMail(scope, contract, [it])));
  return mails.flatMap((it) => it ?? []);
}

/** The same for these people; of a contract without a driver there is nothing to tell. */
export async function driverSetMail(
  scope: Scope,
  contract: Contract,
  recipients: readonly string[],
): Promise<Mail | undefined> {
  const set = await scope.look(driver, contract.driver);
  if (!set) return undefined;
  const values = contractValues(contract);
  const vehicle = joined([contract.manufacturer, contract.carModel]);
  const { pickupLocation: from, deliveryLocation: to } = contract;
  return writeMail(scope, driverSet, {
    greeting: 'Guten Tag',
    recipients,
    about: { entityType: 'Contract', entityId: contract.id },
    values: {
      ...values,
      // The vehicle by its name alone: its plate stands beside it, and where there is none its VIN.
      vehicle: vehicle || 'Fahrzeug',
      licensePlate: contract.licensePlate || (contract.carFin ? `FIN ${contract.carFin}` : null),
      vehicleAndPlate: joined([vehicle, contract.licensePlate], ', '),
      driverName: set.name || joined([set.vorname, set.nachname]) || set.kuerzel,
      pickupTime: values.pickupTimes,
      pickupPlace: townText(from),
      pickupPlan: joined([values.pickupDate, values.pickupTimes, townText(from)], ', '),
      deliveryTime: values.deliveryTimes,
      deliveryPlace: townText(to),
      deliveryPlan: joined([values.deliveryDate, values.deliveryTimes, townText(to)], ', '),
    },
  });
}
