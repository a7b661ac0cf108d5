import type { Content } from 'pdfmake';
import type { Company } from '../company.ts';
import { colour, heading } from './blocks.ts';
import type { Paper } from './paper.ts';

/** A part of the vehicle, with what is taken as a trace of ordinary use and what is valued as damage. */
type Part = { readonly title: string; readonly wear: readonly string[]; readonly damage: readonly string[] };

const parts: readonly Part[] = [
  {
    title: 'Lack und Karosserie',
    wear: [
      'Oberflächliche Kratzer, die sich auspolieren lassen',
      'Steinschläge an Front und Haube ohne Rost, üblich für die Laufleistung',
      'Bis zu zwei Dellen je Bauteil unter 2 cm, ohne Lackschaden',
      'Waschkratzer und leicht verblasster Lack',
    ],
    damage: [
      'Kratzer bis auf die Grundierung oder das Blech',
      'Dellen ab 2 cm oder mit Lackschaden, Hagelschäden',
      'Rost, Risse und Verformungen, auch an Stoßfängern und Schwellern',
      'Reste von Folien und Klebern, nicht fachgerechte Lackierungen',
    ],
  },
  {
    title: 'Scheiben, Leuchten, Spiegel',
    wear: ['Kleine Steinschläge außerhalb des Sichtfelds, ohne Riss', 'Feine Kratzer durch Wischer'],
    damage: [
      'Risse und Sterne in Scheiben, Steinschläge im Sichtfeld',
      'Gebrochene oder beschlagene Leuchten, defekte Spiegel',
    ],
  },
  {
    title: 'Räder und Reifen',
    wear: ['Kratzer am Felgenrand bis 10 cm Länge', 'Gleichmäßig abgefahrene Reifen über der vorgeschriebenen Tiefe'],
    damage: [
      'Verbogene, gebrochene oder tief verkratzte Felgen',
      'Profil unter 1,6 mm (Winterreifen unter 4 mm), Sägezahn, Schnitte, Beulen',
      'Fehlender zweiter Radsatz, fehlendes Reserverad oder Pannenset',
    ],
  },
  {
    title: 'Innenraum',
    wear: ['Leichte Abnutzung von Sitzen, Lenkrad und Pedalen', 'Druckstellen in Teppichen und im Laderaum'],
    damage: [
      'Brandlöcher, Risse, Flecken, die eine Reinigung nicht entfernt',
      'Starke Gerüche durch Rauch oder Tiere',
      'Bohrlöcher und Schäden durch Einbauten, gebrochene Verkleidungen',
    ],
  },
  {
    title: 'Technik',
    wear: ['Üblicher Verschleiß von Bremsen und Wischern innerhalb der Wartung'],
    damage: [
      'Überzogene Inspektion oder Hauptuntersuchung',
      'Leuchtende Warnanzeigen, Ölverlust, Schäden am Unterboden',
      'Schäden an Ladeanschluss oder Ladekabel',
    ],
  },
];

const prepare: readonly string[] = [
  'alle Schlüssel, Zulassungsbescheinigung Teil I, Bordmappe und Serviceheft',
  'Tank- und Ladekarten, Ladekabel, Bordwerkzeug, Laderaumabdeckung',
  'den zweiten Radsatz, falls er zum Fahrzeug gehört',
  'ein gereinigtes, ausgeräumtes Fahrzeug; persönliche Daten in Navigation und Telefon gelöscht',
];

/** What counts as an ordinary trace of use and what as damage when a vehicle is handed back. */
export function returnCataloguePaper(company: Company, madeAt: Date): Paper {
  return {
    title: 'Katalog zur Fahrzeugrückgabe',
    company,
    madeAt,
    parts: [
      {
        stack: [
          { text: 'Katalog zur Fahrzeugrückgabe', bold: true, fontSize: 17, headlineLevel: 1 },
          {
            text: 'Was gilt bei der Abholung als übliche Gebrauchsspur, was wird als Schaden bewertet? Maßgeblich bleibt Ihr Leasing- oder Mietvertrag.',
            color: colour.muted,
            margin: [0, 4, 0, 8],
          },
          ...parts.map(partBlock),
          { stack: [heading('Bitte bereiten Sie zur Abholung vor')], margin: [0, 8, 0, 0] },
          { ul: [...prepare] },
          {
            text: 'Der Fahrer hält den Zustand bei der Übergabe mit Bildern im Protokoll fest. Bitte sorgen Sie dafür, dass das Fahrzeug zugänglich und bei Tageslicht zu besichtigen ist.',
            margin: [0, 10, 0, 0],
          },
        ],
      },
    ],
  };
}

function partBlock({ title, wear, damage }: Part): Content {
  const column = (name: string, lines: readonly string[]): Content => ({
    stack: [{ text: name, color: colour.muted, margin: [0, 0, 0, 2] }, { ul: [...lines] }],
  });
  return {
    unbreakable: true,
    margin: [0, 6, 0, 0],
    stack: [
      heading(title),
      { columnGap: 22, columns: [column('Übliche Gebrauchsspur', wear), column('Schaden', damage)] },
    ],
  };
}
