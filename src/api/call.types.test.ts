import { expect, test } from 'vitest';
import { contractDays, offersInRange } from '../domain/contract/contractCalls.ts';
import { exportContracts } from '../domain/contract/exportCall.ts';
import { findDirection } from '../domain/km/directionCalls.ts';
import { previewMail } from '../domain/mail/previewCall.ts';
import { assessDrivers } from '../domain/preflight/preflightCall.ts';
import { addressOf } from '../domain/define/call.ts';
import type { ownAccount, ownSettings, updateOwnSetting } from '../domain/user/ownCalls.ts';
import { endOwnSession } from '../domain/user/sessionCalls.ts';
import { call } from './call.ts';

/** Compiled, never run: what is misspelt must not compile. */
export async function misspelt(): Promise<void> {
  await call(previewMail, { id: 12, kind: 'confirmation' });
  // @ts-expect-error a field that the call does not take
  await call(previewMail, { id: 12, knid: 'confirmation' });
  // @ts-expect-error the record in the address is missing
  await call(previewMail, { kind: 'confirmation' });
  // @ts-expect-error a part of the address by another name
  await call(endOwnSession, { sesion: 'x' });
  // @ts-expect-error what is required is missing
  await call(assessDrivers, { contracts: [] });
  // @ts-expect-error an option that does not exist
  await call(assessDrivers, { drivers: [], withFinding: false });
  // @ts-expect-error a place has no town, it has an Ort
  await call(findDirection, { startLocation: { town: 'Köln' }, endLocation: 'Ulm' });
  // @ts-expect-error the list is called data
  await call(exportContracts, { ids: [1] });

  // @ts-expect-error an address that the declaration does not have
  await call(addressOf<typeof ownSettings>('GET /users/{id}/setings'), { id: 1 });
  // @ts-expect-error the value of a setting is missing
  await call(addressOf<typeof updateOwnSetting>('POST /users/{id}/updateUserSetting'), { id: 1, key: 'theme' });
  // @ts-expect-error a member that the answer does not have
  expect((await call(addressOf<typeof ownAccount>('GET /users/me'), {})).user).toBeUndefined();

  const { days } = await call(contractDays, {});
  // @ts-expect-error a member that the answer does not have
  expect(days[0]?.withoutDrivers).toBeUndefined();
  const { 'hydra:member': offers } = await call(offersInRange, { id: '/api/contracts/1' });
  // @ts-expect-error a member that the answer does not have
  expect(offers[0]?.pickupDay).toBeUndefined();
}

test('what is misspelt at a call does not compile', () => {
  expect(misspelt).toBeTypeOf('function');
});
