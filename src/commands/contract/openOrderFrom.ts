import { fetchItem } from '../../api/records/queries.ts';
import { contract } from '../../domain/contract/contract.ts';
import { createOrderUrl } from './createOrder.ts';
import type { Tools } from '../tools.ts';

type Source = { readonly '@id': string };

/** Opens the form of an order like this one; how it is made comes when it is first needed. */
export async function openCopy({ '@id': iri }: Source, tools: Tools): Promise<void> {
  const [{ copyOf }, order] = await Promise.all([import('../../domain/contract/copy.ts'), fetchItem(contract, iri)]);
  tools.open(createOrderUrl(copyOf(order)), 'tab');
}

/** The same for the way back of an order. */
export async function openReturnOrder({ '@id': iri }: Source, tools: Tools): Promise<void> {
  const [{ returnOrderOf }, order] = await Promise.all([
    import('../../domain/contract/returnOrder.ts'),
    fetchItem(contract, iri),
  ]);
  tools.open(createOrderUrl(returnOrderOf(order)), 'tab');
}
