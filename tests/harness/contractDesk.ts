import { expect } from 'vitest';
import type { Answer, Client, Json } from './client.ts';
import type { Given } from './given.ts';
import { leitstand, type TestSystem } from './leitstand.ts';

/** The desk of a dispatcher on a system of its own: what tests of contracts do again and again. */
export type ContractDesk = {
  readonly system: TestSystem;
  readonly given: Given;
  readonly dispo: Client;
  /** The least a contract needs, for a customer of its own. */
  newContract(values?: object): Promise<object>;
  create(values?: object): Promise<Answer>;
  read(iri: string): Promise<Json>;
  /** Changes a record and answers it as it is then; a refusal fails the test. */
  change(iri: string, values: object): Promise<Json>;
  /** The status and the faults of a change that must not be. */
  refused(iri: string, values: object): Promise<[number, unknown]>;
  history(iri: string): Promise<Json>;
  /** The mails about a contract, oldest first. */
  mails(iri: string): Promise<Json>;
};

export const place = { firma: 'Autohaus Beispiel', strasse: 'Hauptstraße', hausnr: '1', plz: '50667', ort: 'Köln' };

export async function contractDesk(): Promise<ContractDesk> {
  const system = await leitstand();
  const { given } = system;
  const dispo = await system.as('dispo');
  const newContract = async (values: object = {}) => ({
    carModel: 'Golf',
    datum: '2026-11-24',
    bringdatum: '2026-11-24',
    contractClientAddress: (await given.customer()).iri,
    pickupLocation: place,
    deliveryLocation: { ...place, plz: '89073', ort: 'Ulm' },
    ...values,
  });
  return {
    system,
    given,
    dispo,
    newContract,
    create: async (values = {}) => dispo.post('/api/contracts', await newContract(values)),
    read: async (iri) => (await dispo.get(iri)).body,
    change: async (iri, values) => {
      const answer = await dispo.patch(iri, values);
      expect([values, answer.status, answer.body.detail]).toEqual([values, 200, undefined]);
      return answer.body;
    },
    refused: async (iri, values) => {
      const { status, body } = await dispo.patch(iri, values);
      return [status, body.violations];
    },
    history: async (iri) => (await dispo.get(`${iri}/logs?itemsPerPage=500`)).body['hydra:member'],
    mails: async (iri) => {
      const entities = JSON.stringify([{ entityType: 'Contract', entityId: Number(iri.split('/').at(-1)) }]);
      return (await dispo.get(`/api/mail_logs?${new URLSearchParams({ entities, 'order[id]': 'asc' })}`)).body[
        'hydra:member'
      ];
    },
  };
}

/** What an embedded record is the address of; null for none. */
export function iriIn(value: Json | undefined): string | null {
  return value?.['@id'] ?? null;
}
