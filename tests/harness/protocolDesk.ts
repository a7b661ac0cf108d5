import { contractDesk, type ContractDesk } from './contractDesk.ts';
import type { Json } from './client.ts';

/** The desk of a dispatcher with a protocol on it. */
export type ProtocolDesk = ContractDesk & {
  /** The addresses of a new contract and of its protocol. */
  begun(values?: object, protocol?: object): Promise<{ readonly order: string; readonly iri: string }>;
  /** What people and apps were told about a record since it is there, oldest first. */
  told(entityType: string, iri: string): Promise<Json>;
};

export const signedBy = (name: string) => ({
  name,
  signatureTime: '2026-11-24T09:00:00.000Z',
  signatureType: 'SIGNATURE',
});

export async function protocolDesk(): Promise<ProtocolDesk> {
  const desk = await contractDesk();
  return {
    ...desk,
    async begun(values = {}, protocol = {}) {
      const { iri: order } = await desk.given.contract(values);
      const iri = String((await desk.read(order)).protocol['@id']);
      if (Object.keys(protocol).length > 0) await desk.change(iri, protocol);
      return { order, iri };
    },
    async told(entityType, iri) {
      const { rows } = await desk.system.database.pool.query(
        `select n.title, n.body, n.data, u.roles from notifications n join users u on u.id = n.user where "entityType" = $1 and "entityId" = $2 order by n.id`,
        [entityType, Number(iri.split('/').at(-1))],
      );
      return rows;
    },
  };
}
