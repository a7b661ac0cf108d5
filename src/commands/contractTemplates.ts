import type { NewContract } from '../domain/contract/copy.ts';
import type { Tools } from './tools.ts';

/** Opens the form of a new order that is already filled in. */
export function openPrefilled(template: NewContract, tools: Tools): void {
  tools.open(`/contracts/create?source=${encodeURIComponent(JSON.stringify(template))}`);
}
