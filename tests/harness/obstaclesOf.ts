import { idInIri } from '../../src/domain/define/iri.ts';
import type { Client, Json } from './client.ts';

/** What stands between a contract and its documents, which comes for those alone who name it. */
export async function obstaclesOf(reader: Client, iri: string): Promise<Json> {
  const asked = 'properties[]=invoiceObstacles&properties[]=creditObstacles';
  const { body } = await reader.get(`/api/contracts?id=${idInIri(iri)}&${asked}`);
  return body['hydra:member'][0];
}
