import type { Client, Json } from './client.ts';

/** The addresses of all contracts that a list with these filters shows somebody, in its order. */
export async function listedContracts(client: Client, query: string): Promise<string[]> {
  const { body } = await client.get(`/api/contracts?itemsPerPage=1000&properties[]=auftragsnummer&${query}`);
  return body['hydra:member'].map((it: Json) => it['@id']);
}
