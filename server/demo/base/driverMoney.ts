import type { driver as driverDefinition } from '../../../src/domain/driver/driver.ts';
import type { Random } from '../random.ts';
import type { RowFor } from '../row.ts';
import type { CrewMember } from '../world/crew.ts';
import { drawIban, drawPhone, drawStreet, drawTaxId, drawTaxNumber, drawVatId } from '../world/numbers.ts';

export type DriverColumns = Omit<RowFor<typeof driverDefinition>, 'id'>;

/** Some businesses want their credit notes at another address. */
export function creditAddressOf(random: Random, member: CrewMember, logistics: boolean): DriverColumns {
  if (!logistics || !random.chance(0.5)) return { useCreditAddress: false };
  const { strasse, hausnr } = drawStreet(random, true);
  return {
    useCreditAddress: true,
    creditSalutation: member.person.anrede,
    creditCompany: `${member.person.nachname} Fahrzeuglogistik`,
    creditFirstName: member.person.vorname,
    creditLastName: member.person.nachname,
    creditStreet: strasse,
    creditHouseNumber: hausnr,
    creditZip: member.home.plz,
    creditCity: member.home.ort,
    creditCountry: 'DE',
    creditEmail: `gutschrift${member.id}@fahrer.example`,
    creditPhone: drawPhone(random, member.home),
  };
}

/** Where his pay goes, and by which numbers he is taxed. */
export function bankOf(random: Random, independent: boolean, gruppe: number) {
  return {
    bank: 'Musterbank',
    iban: drawIban(random),
    bic: 'MUSTDEFFXXX',
    ustid: independent && gruppe !== 8 ? drawVatId(random) : null,
    steuernummer: independent ? drawTaxNumber(random) : null,
    steuerid: drawTaxId(random),
    steuerbescheinigung: independent && random.chance(0.7),
  };
}
