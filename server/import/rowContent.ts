import type { Contract, contract } from '../../src/domain/contract/contract.ts';
import type { ChangesOf } from '../../src/domain/define/row.ts';
import type { RowContent, ImportedPlace } from '../../src/domain/import/reading/importedRow.ts';
import { iriOf } from '../../src/domain/define/resource.ts';
import type { ImportContract } from '../../src/domain/import/importContract.ts';

/** Services by their names, as files name them. */
export type ServiceNames = ReadonlyMap<string, string>;
const accessories = { anzahlSchluessel: 4, anzahlTankkarten: 7, anzahlLadekabel: 33 } as const;

/** What a row says; storage holds it as it was read from the file. */
export function saidIn({ content }: Pick<ImportContract, 'content'>): RowContent {
  return content as unknown as RowContent;
}

/** A contract in the words of a file, so that both can be compared. */
export function contentOf(row: Contract, services: ServiceNames): RowContent {
  const names = new Map([...services].map(([name, iri]) => [iri, name]));
  return {
    contractType: row.contractType ?? 'DELIVERY',
    carFin: row.carFin,
    manufacturer: row.manufacturer,
    carModel: row.carModel,
    licensePlate: row.licensePlate,
    angemeldet: row.angemeldet,
    verzoegerteAbgabe: row.verzoegerteAbgabe,
    vwstationsfahrt: row.vwstationsfahrt,
    flexContract: row.flexContract,
    createAvis: row.createAvis,
    bereifung: row.bereifung,
    zusatzBereifung: row.zusatzBereifung,
    datum: row.datum,
    pickupTimeFrom: row.pickupTimeFrom,
    pickupTimeTo: row.pickupTimeTo,
    bringdatum: row.bringdatum,
    deliveryTimeFrom: row.deliveryTimeFrom,
    deliveryTimeTo: row.deliveryTimeTo,
    pickupLocation: placeOf(row.pickupLocation),
    deliveryLocation: placeOf(row.deliveryLocation),
    kostenstelle: row.kostenstelle,
    leasingVertragsnummer: row.leasingVertragsnummer,
    infoDriver: row.infoDriver,
    infoShared: row.infoShared,
    anzahlSchluessel: row.anzahlSchluessel,
    anzahlTankkarten: row.anzahlTankkarten,
    anzahlLadekabel: row.anzahlLadekabel,
    services: row.zusatzleistungenArray.flatMap((iri) => names.get(iri) ?? []),
  };
}

function placeOf(place: ImportedPlace): ImportedPlace {
  const { firma, strasse, hausnr, plz, ort, ansprechparter1, anspr1telefon, anspr1email } = place;
  return { firma, strasse, hausnr, plz, ort, ansprechparter1, anspr1telefon, anspr1email };
}

/** What a file says, as a new contract is made of it; what it leaves out follows the rules of new contracts (R3). */
export function newContractOf(content: RowContent, services: ServiceNames): ChangesOf<typeof contract> {
  const { services: names, pickupLocation, deliveryLocation, ...plain } = content;
  const counted = Object.entries(accessories).flatMap(([field, id]) =>
    content[field as keyof typeof accessories] ? [iriOf('accessories', id)] : [],
  );
  return {
    ...said(plain),
    pickupLocation,
    deliveryLocation,
    ...(names.length > 0 && { zusatzleistungenArray: names.flatMap((it) => services.get(it) ?? []) }),
    ...(counted.length > 0 && { zubehoerArray: counted }),
  };
}

/** What changes in a contract that is there: only the fields that are named. */
export function changesOf(
  content: RowContent,
  fields: readonly string[],
  services: ServiceNames,
): ChangesOf<typeof contract> {
  const { services: names, pickupLocation, deliveryLocation, ...plain } = content;
  const parts = (place: ImportedPlace, at: string) =>
    Object.fromEntries(Object.entries(place).filter(([part]) => fields.includes(`${at}.${part}`)));
  const [pickup, delivery] = [parts(pickupLocation, 'pickupLocation'), parts(deliveryLocation, 'deliveryLocation')];
  return {
    ...Object.fromEntries(Object.entries(plain).filter(([field]) => fields.includes(field))),
    ...(Object.keys(pickup).length > 0 && { pickupLocation: pickup }),
    ...(Object.keys(delivery).length > 0 && { deliveryLocation: delivery }),
    ...(fields.includes('services') && { zusatzleistungenArray: names.flatMap((it) => services.get(it) ?? []) }),
  };
}

function said<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as Partial<T>;
}
