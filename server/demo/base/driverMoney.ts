import { iriOf } from '../../../src/domain/define/resource.ts';
import type { driver as driverDefinition } from '../../../src/domain/driver/driver.ts';
import { dayText, type Day } from '../days.ts';
import { randomFrom, type Random } from '../random.ts';
import type { RowFor } from '../row.ts';
import type { CrewMember } from '../world/crew.ts';
import { drawIban, drawPhone, drawStreet, drawTaxId, drawTaxNumber, drawVatId } from '../world/numbers.ts';
import { creditTermsOf } from './credit.ts';
import { staffIds } from './ids.ts';

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

/** What credit notes ask for; who has not signed or has no number yet gets none. */
export function creditOf(member: CrewMember, since: Day): DriverColumns {
  const { hasAgreement, hasTaxNumber } = creditTermsOf(member);
  return {
    creditAgreements: hasAgreement ? agreementsOf(member.id, since) : [],
    ...(!hasTaxNumber && { ustid: null, steuernummer: null }),
  };
}

/** One in eight signed anew after he had ended the first one. */
function agreementsOf(driver: number, since: Day) {
  const filedBy = iriOf('users', staffIds.buchhaltung);
  const agreed = (from: Day, until: Day | null) => ({
    agreedOn: dayText(from),
    file: null,
    filedBy,
    endsOn: until === null ? null : dayText(until),
    endedBy: until === null ? null : filedBy,
  });
  const isSecond = randomFrom('leitstand', 'agreement', driver).chance(0.12);
  return isSecond ? [agreed(since - 200, since + 2), agreed(since + 2, null)] : [agreed(since + 2, null)];
}
