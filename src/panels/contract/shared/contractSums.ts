import { readEntity } from '../../../api/records/entities.ts';
import { tools } from '../../../commands/tools.ts';
import { mayRead } from '../../../domain/access/matrix.ts';
import { contract } from '../../../domain/contract/contract.ts';
import { sumsOf } from './sumsOf.ts';

/** How far, how long and how much money the contracts of a selection are together, as the status bar says it. */
export function contractSums(iris: readonly string[]): readonly string[] {
  const contracts = iris.flatMap((iri) => readEntity(contract, iri) ?? []);
  return sumsOf(contracts, { seesMoney: mayRead(tools().roles(), 'contractMoney') });
}
