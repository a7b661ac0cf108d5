import type { DriverFacts, ContractFacts } from '../../src/domain/preflight/facts.ts';

const cologne = { plz: '50667', ort: 'Köln' };
const ulm = { plz: '89073', ort: 'Ulm' };

/** A contract of the tests: 09:00 to 10:00 in Köln, from 14:00 in Ulm, nothing special about it. */
export const contractWith = (more: Partial<ContractFacts> = {}): ContractFacts => ({
  iri: '/api/contracts/1',
  auftragsnummer: '26000001',
  datum: '2026-11-24',
  bringdatum: '2026-11-24',
  pickupTimeFrom: '09:00',
  pickupTimeTo: '10:00',
  deliveryTimeFrom: '14:00',
  googleFahrzeit: 240,
  vorholung: false,
  pickup: cologne,
  delivery: ulm,
  driver: null,
  driverCode: null,
  protocolStatus: 0,
  abgeschlossen: false,
  isStorniert: false,
  flexContract: false,
  isFahrerMailGesendet: false,
  isLockDay: false,
  bundle: null,
  angemeldet: true,
  redPlate: null,
  plateNote: null,
  manufacturer: 'VW',
  carFin: 'WVWZZZE1ZMP009062',
  services: [],
  ...more,
});

/** Another contract, by a number of its own. */
export const otherWith = (id: number, more: Partial<ContractFacts> = {}): ContractFacts =>
  contractWith({ iri: `/api/contracts/${String(id)}`, auftragsnummer: `2600000${String(id)}`, ...more });

/** A driver of the tests against whom nothing speaks. */
export const driverWith = (more: Partial<DriverFacts> = {}): DriverFacts => ({
  iri: '/api/drivers/7',
  code: 'SBGR',
  name: 'Runa Seeberger',
  active: true,
  dispositionssperre: false,
  appAccess: true,
  isEmployee: true,
  isOutsider: false,
  hasWholeAddress: true,
  payroll: null,
  klassen: ['B'],
  papers: [{ type: 'driversLicense', validUntil: '2030-01-01' }],
  rides: [],
  absences: [],
  home: cologne,
  ...more,
});
