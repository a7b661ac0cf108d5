import { expect } from 'vitest';
import type { Client, Json } from './client.ts';
import type { Given, GivenRecord } from './given.ts';
import { leitstand, type TestSystem } from './leitstand.ts';

/** The day of all rides of a preflight desk. */
export const day = '2026-11-24';
/** The hours of all its rides. */
export const times = {
  datum: day,
  bringdatum: day,
  pickupTimeFrom: '09:00',
  pickupTimeTo: '10:00',
  deliveryTimeFrom: '14:00',
  deliveryTimeTo: '15:00',
};

/** Where drivers are put on contracts: rides of one day, drivers who could do them, and what is asked before. */
export type PreflightDesk = {
  readonly system: TestSystem;
  readonly given: Given;
  readonly dispo: Client;
  contract(values?: object): Promise<GivenRecord>;
  driver(values?: object): Promise<GivenRecord>;
  history(iri: string): Promise<Json[]>;
  /** What the check says of each driver for these contracts. */
  ask(contracts: readonly GivenRecord[], drivers: readonly GivenRecord[], more?: object): Promise<Json>;
};

export async function preflightDesk(): Promise<PreflightDesk> {
  const system = await leitstand();
  const { given } = system;
  const dispo = await system.as('dispo');
  return {
    system,
    given,
    dispo,
    contract: (values = {}) => given.contract({ ...times, ...values }),
    driver: (values = {}) => given.driver({ active: true, appAccess: true, klassen: ['B'], ...values }),
    history: async (iri) => (await dispo.get(`${iri}/logs?itemsPerPage=500`)).body['hydra:member'],
    ask: async (contracts, drivers, more = {}) => {
      const { status, body } = await dispo.post('/api/contracts/preflight', {
        contracts: contracts.map((it) => it.iri),
        drivers: drivers.map((it) => it.iri),
        ...more,
      });
      expect([status, body.detail]).toEqual([200, undefined]);
      return body.members;
    },
  };
}
