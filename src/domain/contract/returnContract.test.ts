import { expect, test } from 'vitest';
import { allowed } from '../define/verdict.ts';
import type { Contract } from './contract.ts';
import { copyOf, templateOf } from './copy.ts';
import { checkReturnContract } from './connection.ts';
import { returnContractOf } from './returnContract.ts';
import { shows } from '../../../tests/specification/shows.ts';

const location = (ort: string) => ({
  firma: `Halle ${ort}`,
  strasse: 'Ring',
  hausnr: '1',
  plz: '50667',
  ort,
  ansprechparter1: null,
  anspr1telefon: null,
  anspr1email: null,
  startzeit: null,
  endzeit: null,
  saveLocation: false,
});

const main = {
  '@id': '/api/contracts/418',
  auftragsnummer: '26000418',
  contractType: 'DELIVERY',
  contractClientAddress: '/api/customers/1',
  kostenstelle: '4711',
  driver: '/api/drivers/5',
  datum: '2026-11-24',
  bringdatum: '2026-11-24',
  pickupTimeFrom: '08:00',
  pickupTimeTo: '10:00',
  deliveryTimeFrom: '14:30',
  deliveryTimeTo: '16:30',
  pickupLocation: location('Köln'),
  deliveryLocation: location('Ulm'),
  pickupContacts: [{ name: 'Anna', phone: null, email: null }],
  deliveryContacts: [],
  abholinfos: 'Tor 9',
  bringinfos: 'Hof 2',
  abholemail2: 'tor9@firma.example',
  carModel: 'ID.4 Pro',
  licensePlate: 'K-LS 418E',
  carFin: 'WVWZZZE1ZMP009062',
  auftragswert: '385.00',
  auftragswertIsSet: true,
  protocol: '/api/protocols/418',
  isStorniert: true,
  isFahrerMailGesendet: true,
} satisfies Partial<Contract> & { '@id': string };

test('the return contract drives back from where and when the main contract ends', () => {
  expect(returnContractOf(main)).toEqual({
    contractClientAddress: '/api/customers/1',
    kostenstelle: '4711',
    driver: '/api/drivers/5',
    pickupLocation: location('Ulm'),
    deliveryLocation: location('Köln'),
    pickupContacts: [],
    deliveryContacts: [{ name: 'Anna', phone: null, email: null }],
    abholinfos: 'Hof 2',
    bringinfos: 'Tor 9',
    bringemail2: 'tor9@firma.example',
    anschlussvon: '/api/contracts/418',
    abafahrt: '1',
    abcfahrt: '0',
    contractType: 'PICKUP',
    datum: '2026-11-24',
    bringdatum: '2026-11-24',
    pickupTimeFrom: '16:30',
  });
});

test('times and type that the main contract does not know stay open', () => {
  expect(returnContractOf({ '@id': '/api/contracts/1', deliveryTimeFrom: '14:30' })).toMatchObject({
    pickupTimeFrom: '14:30',
    contractType: null,
    datum: null,
  });
});

test('a contract has at most one return contract', () => {
  shows('R9');
  expect(checkReturnContract({ auftragsnummer: '26000418', anschlussAuftrag: null })).toBe(allowed);
  expect(checkReturnContract({ auftragsnummer: '26000418', anschlussAuftrag: '/api/contracts/419' })).toMatchObject({
    reason: 'Auftrag 26000418 hat bereits einen Rückauftrag.',
  });
});

test('a copy takes what was ordered and nothing of what became of it', () => {
  shows('D1 §2 contracts order copy');
  const copy = copyOf(main);
  expect(copy).toMatchObject({
    carFin: 'WVWZZZE1ZMP009062',
    datum: '2026-11-24',
    pickupLocation: { ort: 'Köln' },
    contractType: 'DELIVERY',
  });
  for (const field of [
    '@id',
    'auftragsnummer',
    'driver',
    'auftragswert',
    'auftragswertIsSet',
    'protocol',
    'isStorniert',
    'isFahrerMailGesendet',
  ])
    expect(copy).not.toHaveProperty(field);
});

test('copies, templates and return contracts start entries of their own', () => {
  const anna = { name: 'Anna', phone: null, email: null };
  const known = (path: string, entry: object) => ({
    '@id': `/api/${path}/7`,
    '@type': 'X',
    id: 7,
    version: 3,
    ...entry,
  });
  const contract = {
    ...main,
    pickupContacts: [known('contract_contacts', anna)],
    deliveryContacts: [known('contract_contacts', anna)],
    serviceAddresses: [known('serviceAddresses', { service: '/api/services/1' })],
  };
  const lists = { pickupContacts: [anna], deliveryContacts: [anna] };
  expect(copyOf(contract)).toMatchObject({ ...lists, serviceAddresses: [{ service: '/api/services/1' }] });
  for (const made of [copyOf(contract), templateOf(contract), returnContractOf(contract)]) {
    const { pickupContacts, deliveryContacts } = made;
    expect({ pickupContacts, deliveryContacts }).toEqual(lists);
    expect(JSON.stringify([made.pickupContacts, made.serviceAddresses])).not.toContain('"version"');
  }
});

test('a template is new again and its service addresses have no ids', () => {
  shows('D1 §2 contracts order Als Vorlage speichern', 'D1 §4 template copies fields');
  const service = {
    service: '/api/services/1',
    contactPerson: null,
    company: 'Zulassung',
    phone: null,
    street: null,
    houseNumber: null,
    zipCode: null,
    city: 'Ulm',
    info: null,
  };
  const template = templateOf({
    ...main,
    neumerker: '0',
    serviceAddresses: [Object.assign({ id: 7, '@id': '/api/serviceAddresses/7' }, service)],
  });
  expect(template.neumerker).toBe('1');
  expect(template.serviceAddresses).toEqual([service]);
});
