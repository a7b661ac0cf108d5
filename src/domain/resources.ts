import { address } from './address/address.ts';
import { bundle } from './bundle/bundle.ts';
import { bundleContract } from './bundle/bundleContract.ts';
import { contract } from './contract/contract.ts';
import { customer } from './customer/customer.ts';
import type { Resource } from './define/resource.ts';
import { driver } from './driver/driver.ts';
import { protocol } from './protocol/protocol.ts';
import { user } from './user/user.ts';

/** Every resource of Leitstand. */
export const resources: readonly Resource[] = [contract, bundle, bundleContract, driver, customer, address, user, protocol];

const byPath = new Map(resources.map((it) => [it.path, it]));

/** The definition behind a path, for example `contracts`. */
export function resourceByPath(path: string): Resource | undefined {
  return byPath.get(path);
}
