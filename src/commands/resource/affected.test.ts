import { expect, test } from 'vitest';
import { contract } from '../../domain/contract/contract.ts';
import { titleFor } from './affected.ts';
import { one, some } from '../command.ts';
import type { Facts } from '../tools.ts';
import { checkNewBundle, contractBundleCommands } from '../contract/contractBundle.ts';
import type { ContractEntity } from '../contract/contractFacts.ts';
import { contractStateCommands } from '../contract/contractState.ts';
import { shows } from '../../../tests/specification/shows.ts';

const facts: Facts = { roles: ['dispo'], now: new Date('2026-11-21T09:00:00Z') };
const row = (id: number, isStorniert: boolean): ContractEntity => ({
  '@id': `/api/contracts/${String(id)}`,
  '@type': 'Contract',
  id,
  version: 1,
  isStorniert,
});
const contracts = [row(1, true), row(2, false), row(3, false)];
const cancel = contractStateCommands.find((it) => it.id === 'contract.cancel');
if (!cancel) throw new Error('no such command');

test('a command that leaves some records out says how many it means', () => {
  shows('D1 §2 contracts row and bulk');
  expect(titleFor(cancel, contracts, facts)).toBe('Stornieren (2 von 3) …');
});

test('one that means all of them, or a single one, says nothing more', () => {
  expect(titleFor(cancel, contracts.slice(1), facts)).toBe('Stornieren …');
  expect(titleFor(cancel, contracts.slice(1, 2), facts)).toBe('Stornieren …');
  expect(titleFor({ ...cancel, on: one(contract) }, contracts, facts)).toBe('Stornieren …');
});

test('one that needs them together is not counted', () => {
  const [bundle] = contractBundleCommands;
  expect(checkNewBundle(contracts).verdict).toBe('allowed');
  expect(bundle && titleFor({ ...bundle, on: some(contract) }, contracts, facts)).toBe('Fahrtpaket bilden');
});
