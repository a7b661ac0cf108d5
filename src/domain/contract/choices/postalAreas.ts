import { choices } from '../../choices/choices.ts';

/** Used by contracts list. */
export const postalAreas = choices('Postleitgebiet', [
  { key: '0', label: '0 – Sachsen, Ostthüringen, südliches Brandenburg und Sachsen-Anhalt' },
  { key: '1', label: '1 – Berlin, Brandenburg, Mecklenburg-Vorpommern' },
  { key: '2', label: '2 – Hamburg, Schleswig-Holstein, Bremen, nördliches Niedersachsen' },
  { key: '3', label: '3 – Südniedersachsen, Nordhessen, Ostwestfalen, Altmark' },
  { key: '4', label: '4 – Niederrhein, Ruhrgebiet, Münsterland' },
  { key: '5', label: '5 – Köln, Bonn, Aachen, Südwestfalen, nördliches Rheinland-Pfalz' },
  { key: '6', label: '6 – Rhein-Main, Saarland, Pfalz, Rhein-Neckar' },
  { key: '7', label: '7 – Baden, Württemberg' },
  { key: '8', label: '8 – Oberbayern, Schwaben, Niederbayern, Bodensee' },
  { key: '9', label: '9 – Franken, Oberpfalz, West- und Südthüringen' },
]);
