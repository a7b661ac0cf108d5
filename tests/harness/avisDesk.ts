import { contractDesk, type ContractDesk } from './contractDesk.ts';
import type { Json } from './client.ts';
import type { GivenRecord } from './given.ts';
import type { Contract } from '../../src/domain/contract/contract.ts';

/** A contract that is to be arranged, with its avis by address and number. */
export type Arranged = {
  readonly contract: GivenRecord<Contract>;
  readonly iri: string;
  readonly id: number;
  readonly number: string;
};

export type AvisDesk = ContractDesk & {
  /** A contract with windows on both sides, to be arranged. */
  arranged(values?: Parameters<ContractDesk['given']['contract']>[0]): Promise<Arranged>;
  /** The rows of the list of avis, in its order. */
  rows(query: string): Promise<Json[]>;
  /** The numbers of the contracts behind them. */
  numbers(query: string): Promise<string[]>;
};

/** What tests about appointments do again and again. */
export async function avisDesk(): Promise<AvisDesk> {
  const desk = await contractDesk();
  const { given, dispo } = desk;
  const rows = async (query: string): Promise<Json[]> =>
    (await dispo.get(`/api/contract_avis?${query}`)).body['hydra:member'];
  return {
    ...desk,
    rows,
    numbers: async (query) => (await rows(query)).map((it) => it.contractDetails.orderNumber),
    async arranged(values = {}) {
      const contract = await given.contract({
        createAvis: true,
        pickupTimeFrom: '08:00',
        pickupTimeTo: '10:00',
        deliveryTimeFrom: '14:00',
        deliveryTimeTo: '16:00',
        ...values,
      });
      const [avis] = await rows(`contract=${String(contract.id)}`);
      return { contract, iri: avis['@id'], id: avis.id, number: contract.auftragsnummer ?? '' };
    },
  };
}

/** The first fault of a refused change. */
export function faultOf([, violations]: readonly [number, unknown]): Json {
  return (violations as Json)?.[0];
}
