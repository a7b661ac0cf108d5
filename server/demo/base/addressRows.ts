import type { address } from '../../../src/domain/address/address.ts';
import { addressWarnings } from '../../../src/domain/address/choices/addressWarnings.ts';
import { instantText, momentOf, type Day } from '../days.ts';
import { randomFrom, type Random } from '../random.ts';
import type { RowFor } from '../row.ts';
import { fullName } from '../world/names.ts';
import { places, type Place } from '../world/places.ts';
import { categoryId } from './catalogue.ts';

/** All addresses of the stock: where vehicles are fetched, brought and parked. */
export function addressRows({ first }: { readonly first: Day }): RowFor<typeof address>[] {
  const random = randomFrom('leitstand', 'addresses');
  return places.map((place) => addressRow(random, place, instantText(momentOf(first - random.int(1, 2000), 600))));
}

function addressRow(random: Random, place: Place, createdAt: string): RowFor<typeof address> {
  const warned = place.kategorie === 'parkingSpace' && random.chance(0.2);
  return {
    id: place.id,
    createdAt,
    updatedAt: createdAt,
    firma: place.firma,
    street: place.strasse,
    hausnr: place.hausnr,
    plz: place.town.plz,
    city: place.town.ort,
    land: 'DE',
    tel: place.telefon,
    email: place.email,
    startzeit: '08:00',
    endzeit: '17:00',
    lat: Math.round((place.town.lat + random.next() * 0.03 - 0.015) * 1e5) / 1e5,
    lng: Math.round((place.town.lng + random.next() * 0.04 - 0.02) * 1e5) / 1e5,
    ansprechparter1: fullName(place.contact),
    anspr1telefon: place.telefon,
    anspr1email: place.email,
    contacts: [],
    kategorie: categoryId(place.kategorie),
    suchname: place.firma,
    name: place.firma,
    stellplatz: place.stellplatz,
    displayWarning: warned,
    warningTextDamages: warned ? (addressWarnings.items[0]?.text ?? null) : null,
    warningTextTakeoverReservation: warned ? (addressWarnings.items[1]?.text ?? null) : null,
    kundennummer: null,
    erlaubtekunden: place.customer ? [place.customer.id] : [],
    inangebotsformular: place.stellplatz,
    benoetigtauftragsfreigabe: false,
    createdByCustomer: place.customer !== null && random.chance(0.1),
  };
}
