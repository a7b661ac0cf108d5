import type { Behaviour } from '../behaviour.ts';
import { bundleWithOrder } from './bundleWith.ts';
import { completeMarks, completeStorno, followStorno } from './cancel.ts';
import { checkNewDriver, completeDriverChange, followDriverChange } from './changeDriver.ts';
import { completeNewOrder, createProtocol, releaseDeleted, syncProtocol } from './create.ts';
import { followLink } from './link.ts';
import { checkDeletion, checkOrder } from './rules.ts';

/** What an order does beyond storing its fields. */
export const contracts: Behaviour = {
  check: [checkOrder, checkDeletion, checkNewDriver],
  complete: [completeNewOrder, completeStorno, completeMarks, completeDriverChange],
  effects: [createProtocol, syncProtocol, followLink, followStorno, followDriverChange, bundleWithOrder, releaseDeleted],
};
