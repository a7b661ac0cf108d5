import type { driver as driverDefinition } from '../../../src/domain/driver/driver.ts';
import type { driverAbsence } from '../../../src/domain/driver/driverAbsence.ts';
import type { driverDocument } from '../../../src/domain/driver/driverDocument.ts';
import type { user } from '../../../src/domain/user/user.ts';
import type { KeyOf } from '../../../src/domain/choices/choices.ts';
import { driverDocumentTypes } from '../../../src/domain/driver/choices/driverDocumentTypes.ts';
import { registrationQuestions } from '../../../src/domain/driver/choices/registrationQuestions.ts';
import { driverRegions } from '../../../src/domain/driver/choices/driverRegions.ts';
import { dayText, instantText, momentOf, type Day } from '../days.ts';
import { randomFrom, type Random } from '../random.ts';
import type { RowFor } from '../row.ts';
import type { CrewMember } from '../world/crew.ts';
import { plainText } from '../world/names.ts';
import { drawMobile, drawPhone, drawStreet } from '../world/numbers.ts';
import type { Town } from '../world/towns.ts';
import { absenceRows } from './absenceRows.ts';
import { accountOf } from './driverAccount.ts';
import { bankOf, creditAddressOf, creditOf, type DriverColumns } from './driverMoney.ts';
import { staffIds, userIdOf } from './ids.ts';
import { isGuarded } from '../../../src/domain/driver/guardedPaper.ts';
import { leftAt } from './leftAt.ts';

const employees = [1, 2, 3, 4];
type DocumentType = KeyOf<typeof driverDocumentTypes>;
const required = driverDocumentTypes.items.filter((it) => it.required).map((it) => it.key);
const optional = driverDocumentTypes.items.filter((it) => !it.required).map((it) => it.key);

/** Drivers with their accounts and papers; applicants come from the last weeks. */
export function driverRows(
  crew: readonly CrewMember[],
  clock: { today: Day; now: number; first: Day },
): {
  drivers: RowFor<typeof driverDefinition>[];
  users: RowFor<typeof user>[];
  driver_documents: RowFor<typeof driverDocument>[];
  driver_absences: RowFor<typeof driverAbsence>[];
} {
  const drivers: RowFor<typeof driverDefinition>[] = [];
  const users: RowFor<typeof user>[] = [];
  const documents: RowFor<typeof driverDocument>[] = [];
  const applicants = new Map<CrewMember, number>(crew.filter((it) => it.applicant).map((it, i) => [it, i % 25]));
  for (const member of crew) {
    const random = randomFrom('leitstand', 'driver', member.id);
    const place = applicants.get(member);
    const since = place === undefined ? clock.first - random.int(20, 2500) : clock.today - random.int(1, 40);
    const createdAt = instantText(Math.min(clock.now - 3_600_000, momentOf(since, random.int(480, 1200))));
    const types =
      place === undefined
        ? [...required, ...optional.filter(() => random.chance(0.7))]
        : documentsOfApplicant(random, place);
    const row = driverRow(random, member, { createdAt, since, types, clock });
    drivers.push(row);
    users.push(accountOf(member, row, createdAt));
    types.forEach((type, i) =>
      documents.push({
        id: member.id * 8 + i,
        createdAt,
        updatedAt: createdAt,
        driver: member.id,
        type,
        name: `${driverDocumentTypes.items.find((it) => it.key === type)?.label ?? type} ${member.person.nachname}.jpg`,
        file: null,
        ...(place === undefined && checkOf(type, row, { since, today: clock.today })),
      }),
    );
  }
  return { drivers, users, driver_documents: documents, driver_absences: absenceRows(crew, clock) };
}

/**
 * Of licences and certificates of conduct of drivers only the check is left, as retention.md wants it. Some licences
 * run out soon, some tax certificates have run out.
 */
function checkOf(
  type: DocumentType,
  { id, klassen }: RowFor<typeof driverDefinition>,
  { since, today }: { since: Day; today: Day },
): Partial<RowFor<typeof driverDocument>> {
  const random = randomFrom('leitstand', 'check', Number(id));
  if (type === 'taxCertificate') return { validUntil: dayText(today + random.int(-40, 400)) };
  if (!isGuarded(type)) return {};
  const isLicence = type === 'driversLicense';
  return {
    checkedAt: instantText(momentOf(Math.min(since + random.int(1, 6), today - 1), random.int(480, 960))),
    checkedBy: staffIds.personal,
    checkedClasses: isLicence ? (klassen ?? []) : [],
    validUntil: isLicence ? dayText(today + (random.chance(0.07) ? random.int(12, 110) : random.int(200, 4000))) : null,
  };
}

/** Of 25 applicants 12 have everything, 8 what is required, 5 too little. */
function documentsOfApplicant(random: Random, place: number): DocumentType[] {
  if (place < 12) return [...required, ...optional];
  return place < 20 ? [...required] : required.slice(0, random.int(0, 2));
}

type About = { createdAt: string; since: Day; types: readonly DocumentType[]; clock: { today: Day; now: number } };

function driverRow(random: Random, member: CrewMember, about: About): RowFor<typeof driverDefinition> {
  const { person, home } = member;
  const independent = !employees.includes(member.gruppe);
  const logistics = member.gruppe === 6;
  return {
    id: member.id,
    createdAt: about.createdAt,
    updatedAt: member.active || member.applicant ? about.createdAt : leftAt(member.id, about.clock.today),
    kuerzel: member.applicant ? null : member.kuerzel,
    anrede: person.anrede,
    vorname: person.vorname,
    nachname: person.nachname,
    firma: logistics
      ? `${person.nachname} Fahrzeuglogistik`
      : member.gruppe === 7
        ? `${person.nachname} Überführungen`
        : null,
    ...drawStreet(random, false),
    plz: home.plz,
    ort: home.ort,
    land: 'DE',
    telefon: drawMobile(random),
    telefon2: random.chance(0.2) ? drawPhone(random, home) : null,
    email: `${plainText(person.vorname)}.${plainText(person.nachname).replace(/ /g, '')}${member.id}@fahrer.example`,
    fax: null,
    birthday: birthday(random, about.clock.today),
    user: userIdOf(member.id),
    fahrervon: member.fahrervon,
    gruppe: member.applicant ? null : member.gruppe,
    userRoles: [],
    admin: false,
    active: member.active,
    mitarbeiter: member.applicant ? '0' : '1',
    dispositionssperre: member.dispositionssperre,
    darfsubfahreranlegen: logistics,
    keineangebotsinfomail: random.chance(0.08) ? '1' : '0',
    ...licenceOf(random, home),
    additionalData: {
      nationality: null,
      internal: random.chance(0.1) ? 'Fährt gern Langstrecke.' : null,
      testCompleted: !member.applicant || random.chance(0.4),
      documentsReviewed: !member.applicant || random.chance(0.3),
      ...(!member.applicant && { applicationAllowed: true }),
      activationDate: member.applicant ? null : dayText(about.since + random.int(3, 30)),
    },
    approved: !member.applicant,
    requiredDocsUploaded: required.every((type) => about.types.includes(type)),
    documentTypes: about.types,
    ...appOf(random, member, about.clock),
    ...(member.applicant ? {} : { ...bankOf(random, independent, member.gruppe), ...creditOf(member, about.since) }),
    ...creditAddressOf(random, member, logistics),
    ...(member.applicant && { registration: registrationOf(random, about) }),
  };
}

/** What an applicant answered when he registered. */
function registrationOf(random: Random, { createdAt }: About) {
  const answers: Readonly<Record<string, string>> = {
    hasTrade: random.chance(0.7) ? 'Ja' : 'Nein',
    licenceSince: `01.0${random.int(1, 9)}.${random.int(1975, 2015)}`,
    penaltyPoints: random.chance(0.85) ? 'Nein' : 'Ja',
    experience: random.chance(0.4) ? 'Ja' : 'Nein',
    hoursPerWeek: String(random.pick([10, 15, 20, 30, 40])),
    availableDays: random.pick(['Montag bis Freitag', 'Montag, Mittwoch, Freitag', 'Dienstag bis Donnerstag']),
    range: String(random.pick([200, 300, 500, 800])),
    overnight: random.chance(0.5) ? 'Ja' : 'Nein',
    hasBahnCard: random.chance(0.5) ? 'Ja' : 'Nein',
    hasDriverCard: random.chance(0.15) ? 'Ja' : 'Nein',
    electric: random.chance(0.3) ? 'Ja' : 'Nein',
    source: random.pick(['Empfehlung eines Fahrers', 'Stellenanzeige', 'Internet']),
  };
  return {
    registrationDate: createdAt,
    emailConfirmed: random.chance(0.9),
    questions: registrationQuestions.items.map(({ key, label }) => ({
      question: label,
      value: answers[key] ?? null,
      property: key,
    })),
  };
}

/** Between 21 and 74 years old, most of them 55 to 68. */
function birthday(random: Random, today: Day): string {
  const age = random.chance(0.62) ? random.normal(61, 4) : random.int(21, 74);
  return dayText(today - Math.round(Math.min(74, Math.max(21, age)) * 365.25) - random.int(0, 300));
}

function licenceOf(random: Random, home: Town): DriverColumns {
  const classes = (['BE', 'C1', 'C', 'D'] as const).filter((_, i) => random.chance([0.45, 0.2, 0.14, 0.03][i] ?? 0));
  const region = driverRegions.items.find(
    (it) =>
      it.states.some((state) => state === home.bundesland) &&
      (!it.postalAreas || it.postalAreas.some((area) => home.plz.startsWith(area))),
  );
  return {
    fuehrerschein: `${random.pick(['B', 'F', 'K', 'N', 'S'])}${random.int(10, 99)}${random.int(1_000_000, 9_999_999)}`,
    klassen: ['B', ...classes],
    hasDriverCard: classes.includes('C'),
    certificateOfConductAvailable: random.chance(0.4),
    fahrerregion: random.chance(0.15) ? 'bundesweit' : (region?.key ?? 'bundesweit'),
    verfuegbarstandort: home.ort,
    verfuegbarstandortplz: home.plz,
    verfuegbarzielregion: random.chance(0.3) ? random.pick(driverRegions.items).key : null,
    verfuegbarkommentar: random.chance(0.15)
      ? random.pick([
          'Montags erst ab Mittag.',
          'Gern Fahrten Richtung Süden.',
          'Nicht über Nacht.',
          'Auch kurzfristig verfügbar.',
        ])
      : null,
    stellplatz: random.chance(0.1),
  };
}

function appOf(random: Random, member: CrewMember, clock: { today: Day; now: number }) {
  const hasApp = member.active && random.chance(0.96);
  const android = random.chance(0.68);
  const chance = random.next();
  return {
    appAccess: hasApp,
    showOfferList: hasApp && member.gruppe >= 5,
    manageShowOfferList: member.gruppe === 6,
    enableLogisticFunctions: member.gruppe === 6,
    deviceId: hasApp ? `demo-${String(member.id).padStart(5, '0')}` : null,
    deviceName: hasApp
      ? random.pick(
          android ? ['Galaxy A55', 'Galaxy S23', 'Pixel 8', 'Redmi Note 13'] : ['iPhone 13', 'iPhone 15', 'iPhone SE'],
        )
      : null,
    currentVersion: hasApp ? (chance < 0.74 ? '6.4.1' : chance < 0.93 ? '6.3.0' : '6.1.2') : null,
    osVersion: hasApp ? (android ? `Android ${random.int(13, 16)}` : `iOS ${random.int(17, 19)}`) : null,
    pushNotificationToken: null,
    lastLogin: hasApp ? instantText(clock.now - random.int(5, member.active ? 4000 : 90_000) * 60_000) : null,
  };
}
