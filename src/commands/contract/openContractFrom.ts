import { fetchItem } from '../../api/records/queries.ts';
import { contract } from '../../domain/contract/contract.ts';
import { copyOf } from '../../domain/contract/copy.ts';
import { returnContractOf } from '../../domain/contract/returnContract.ts';
import { createContractUrl } from './createContract.ts';
import type { Tools } from '../tools.ts';

type Source = { readonly '@id': string };

/** Opens the form of a contract like this one. */
export async function openCopy({ '@id': iri }: Source, tools: Tools): Promise<void> {
  tools.open(createContractUrl(copyOf(await fetchItem(contract, iri))), 'tab');
}

/** The same for the way back of a contract. */
export async function openReturnContract({ '@id': iri }: Source, tools: Tools): Promise<void> {
  tools.open(createContractUrl(returnContractOf(await fetchItem(contract, iri))), 'tab');
}
