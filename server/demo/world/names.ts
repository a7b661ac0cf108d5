import type { Random } from '../random.ts';

/** Common German, Polish, Turkish and Italian names; every person is a random combination. */
const women = [
  'Sabine',
  'Petra',
  'Monika',
  'Claudia',
  'Andrea',
  'Katharina',
  'Julia',
  'Nicole',
  'Birgit',
  'Heike',
  'Anna',
  'Laura',
  'Silke',
  'Martina',
  'Ewa',
  'Agnieszka',
  'Małgorzata',
  'Joanna',
  'Ayşe',
  'Elif',
  'Fatma',
  'Zeynep',
  'Giulia',
  'Chiara',
  'Francesca',
  'Renate',
  'Ines',
  'Kerstin',
  'Melanie',
  'Stefanie',
];
const men = [
  'Klaus',
  'Jürgen',
  'Wolfgang',
  'Uwe',
  'Bernd',
  'Thomas',
  'Michael',
  'Andreas',
  'Stefan',
  'Matthias',
  'Frank',
  'Rainer',
  'Dieter',
  'Holger',
  'Ralf',
  'Norbert',
  'Günter',
  'Peter',
  'Jens',
  'Torsten',
  'Karl-Heinz',
  'Hartmut',
  'Lothar',
  'Volker',
  'Piotr',
  'Marek',
  'Tomasz',
  'Krzysztof',
  'Andrzej',
  'Mehmet',
  'Mustafa',
  'Ahmet',
  'Hasan',
  'Emre',
  'Giuseppe',
  'Antonio',
  'Marco',
  'Luca',
  'Salvatore',
  'Heinz',
  'Manfred',
  'Detlef',
  'Jörg',
  'Sven',
];
const surnames = [
  'Brandt',
  'Albers',
  'Hartwig',
  'Köster',
  'Nowak',
  'Wiśniewski',
  'Kowalski',
  'Zieliński',
  'Kamiński',
  'Yılmaz',
  'Demir',
  'Kaya',
  'Şahin',
  'Çelik',
  'Aydın',
  'Rossi',
  'Esposito',
  'Conti',
  'Greco',
  'Ferrara',
  'Lehnert',
  'Ohlsen',
  'Petersen',
  'Reimers',
  'Schlüter',
  'Thiele',
  'Uhlig',
  'Vogt',
  'Wegener',
  'Ziegler',
  'Ackermann',
  'Bergmann',
  'Dietrich',
  'Engel',
  'Fuchs',
  'Grimm',
  'Haas',
  'Jansen',
  'Kramer',
  'Lorenz',
  'Möller',
  'Neumann',
  'Otto',
  'Pohl',
  'Roth',
  'Sommer',
  'Winkler',
  'Busch',
  'Kühn',
  'Horn',
  'Keller',
  'Hübner',
  'Beck',
  'Krüger',
  'Böhm',
  'Seidel',
  'Barth',
  'Simon',
  'Ludwig',
  'Arnold',
];

export type Person = { readonly anrede: 'Herr' | 'Frau'; readonly vorname: string; readonly nachname: string };

/** A person who does not exist; drivers are men more often than contacts are. */
export function drawPerson(random: Random, womenShare = 0.4): Person {
  const woman = random.chance(womenShare);
  return {
    anrede: woman ? 'Frau' : 'Herr',
    vorname: random.pick(woman ? women : men),
    nachname: random.pick(surnames),
  };
}

export const fullName = (person: Person): string => `${person.vorname} ${person.nachname}`;

const letters: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ı: 'i',
  ł: 'l',
  ş: 's',
  ç: 'c',
  ğ: 'g',
};

/** Lower-case ASCII for addresses: Małgorzata Möller becomes malgorzata moeller. */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[äöüßıłşçğ]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/[^a-z0-9 -]/g, '');
}

/** The part of a mail domain that comes from a company's name. */
export function domainOf(company: string): string {
  const words = plainText(company.replace(/&/g, ' '))
    .replace(/\b(gmbh|ag|kg|co|ggmbh)\b/g, '')
    .trim()
    .split(/[ -]+/);
  return `${words.slice(0, 3).join('-')}.example`;
}

const stems = [
  'Talblick',
  'Nordring',
  'Sternhof',
  'Kiefernau',
  'Lindwerk',
  'Hafenkante',
  'Birkental',
  'Wellenau',
  'Kornmühl',
  'Steinau',
  'Eschengrund',
  'Rotbuche',
  'Silberfurt',
  'Amselhain',
  'Grauwacke',
  'Blauhof',
  'Weidenau',
  'Ulmenfeld',
  'Falkenau',
  'Moorwiese',
];
const trades = [
  'Medizintechnik',
  'Systemhaus',
  'Gebäudetechnik',
  'Logistik',
  'Pharmavertrieb',
  'Messtechnik',
  'Lebensmittel',
  'Druckhaus',
  'Beratung',
  'Fenstertechnik',
  'Energieservice',
  'Verpackungen',
  'Labortechnik',
  'Sanitärhandel',
  'Softwarehaus',
  'Sicherheitstechnik',
];

/** An invented company that drives a leased car. */
export function drawCompany(random: Random): string {
  return `${random.pick(stems)} ${random.pick(trades)} ${random.chance(0.85) ? 'GmbH' : 'AG'}`;
}
