import { expect, test } from 'vitest';
import { contract } from '../../src/domain/contract/contract.ts';
import { customer } from '../../src/domain/customer/customer.ts';
import { allowed, refused } from '../../src/domain/define/verdict.ts';
import { notifyStaff } from '../notify/notifyStaff.ts';
import { behave, type Completed, type Done, type Intent, type Scope } from './behaviour.ts';

// The compiler is the test here: every misspelt name must be refused, and the check fails where one is not.

test('a check, a completion and an effect read and set fields of their resource alone', () => {
  const completeWash = ({ after }: Intent<typeof contract>): Completed<typeof contract> =>
    // @ts-expect-error misspelt in what is set
    after.waschen ? { waschn: false } : { waschen: true };
  const completeRead = ({ input }: Intent<typeof contract>): Completed<typeof contract> =>
    // @ts-expect-error misspelt in what was sent
    input.sendConfirmationMail === true ? {} : { waschen: true };
  const effect = ({ before, after }: Done<typeof contract>): void => {
    // @ts-expect-error misspelt in the record of before
    expect(before?.auftragsnumer).toBeUndefined();
    // @ts-expect-error misspelt in the record of after
    expect(after.kennzeichen).toBeUndefined();
  };
  const behaviour = behave(contract, {
    check: [
      ({ after }) => (after.flexContract ? allowed : refused('', 'flexContract')),
      () => refused('', 'pickupLocation.plz'),
      () => refused('', 'serviceAddresses.0.city'),
      // @ts-expect-error misspelt in where a check refuses
      () => refused('', 'flexContrakt'),
      // @ts-expect-error misspelt inside an embedded object
      () => refused('', 'pickupLocation.plzz'),
      // @ts-expect-error misspelt inside an entry
      async () => Promise.resolve(refused('', 'serviceAddresses.0.cty')),
      // @ts-expect-error misspelt in a check
      ({ after }) => (after.flexOrder ? allowed : refused('', 'flexContract')),
      // @ts-expect-error what is derived is not there before the record is stored
      ({ after }) => (after.carDetails ? allowed : refused('', 'flexContract')),
    ],
    complete: [completeWash, completeRead],
    effects: [effect],
  });
  expect(Object.keys(behaviour)).toEqual(['contracts']);
  // @ts-expect-error an effect of contracts is none of customers
  expect(behave(customer, { effects: [effect] })).toBeDefined();
});

test('looking, changing and making take names of the definition they are given', () => {
  const work = async (scope: Scope, iri: string): Promise<void> => {
    const found = await scope.look(customer, iri);
    // @ts-expect-error misspelt in what was looked up
    expect(found?.firmenname).toBeUndefined();
    // @ts-expect-error misspelt in a change
    await scope.change(contract, iri, { infoDrivers: '' });
    // @ts-expect-error misspelt inside an embedded object
    await scope.change(contract, iri, { pickupLocation: { plzz: '38440' } });
    // @ts-expect-error derived, so never set
    await scope.change(contract, iri, { carDetails: '' });
    // @ts-expect-error misspelt in what is made
    await scope.make(customer, { firmenname: '' });
    // @ts-expect-error a path is no definition
    await scope.change('contracts', iri, { infoDriver: '' });
    // @ts-expect-error a customer is no contract
    if (found) await notifyStaff(scope, 'contractDriverRemoved', { contract: found });
  };
  expect(work).toBeDefined();
});
