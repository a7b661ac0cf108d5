import { expect, expectTypeOf, test } from 'vitest';
import type { address } from '../address/address.ts';
import { contract, type Contract } from '../contract/contract.ts';
import type { customer } from '../customer/customer.ts';
import type { mailLog } from '../mail/mailLog.ts';
import type { user } from '../user/user.ts';
import { defineCall, item } from './call.ts';
import { defineDetails } from './details.ts';
import { alias, derived } from './derivedField.ts';
import { flag, integer, reference, text } from './field.ts';
import { defineNoun } from './noun.ts';
import type { ChangesOf, FieldOf, InputOf, PartOf, PathOf, RowOf, SomeOf } from './row.ts';
import { allOf } from '../question/allOf.ts';
import { allowed, ask, refused, type Verdict } from './verdict.ts';

// The compiler is the test here: every misspelt name must be refused, and the check fails where one is not.

test('a whole record has what storage holds and what is derived from it, and nothing else', () => {
  expectTypeOf<Contract['datum']>().toEqualTypeOf<string | null>();
  expectTypeOf<Contract['pickupDate']>().toEqualTypeOf<string | null>();
  expectTypeOf<Contract['isPartOfBundle']>().toEqualTypeOf<boolean>();
  expectTypeOf<Contract['bundles']>().toEqualTypeOf<readonly string[]>();
  expectTypeOf<Contract['pickupLocation']['plz']>().toEqualTypeOf<string | null>();
  expectTypeOf<Contract['version']>().toEqualTypeOf<number>();
  expectTypeOf<string extends keyof Contract ? true : false>().toEqualTypeOf<false>();
  // @ts-expect-error misspelt
  expectTypeOf<Contract['auftragsnumer']>();
  // @ts-expect-error misspelt inside an embedded object
  expectTypeOf<Contract['pickupLocation']['plzz']>();
  // @ts-expect-error an option is never stored
  expectTypeOf<Contract['driverChangedWithMail']>();
  // @ts-expect-error a password is kept elsewhere
  expectTypeOf<RowOf<typeof user>['plainPassword']>();
  // @ts-expect-error what points here comes with the single record only
  expectTypeOf<RowOf<typeof customer>['addresses']>();
});

test('of a part of a record every field but id and version may be missing', () => {
  expectTypeOf<PartOf<typeof contract>['driver']>().toEqualTypeOf<string | null | undefined>();
  expectTypeOf<PartOf<typeof customer>['addresses']>().toEqualTypeOf<readonly string[] | undefined>();
  expectTypeOf<PartOf<typeof address>['id']>().toEqualTypeOf<number>();
  expectTypeOf<Contract>().toExtend<PartOf<typeof contract>>();
  // @ts-expect-error misspelt
  expectTypeOf<PartOf<typeof contract>['drivr']>();
});

test('a caller writes what is no field of the server; the program may', () => {
  const input = { driver: '/api/drivers/1', pickupDate: '2026-11-24', driverChangedWithMail: true, pickupLocation: { plz: '38440' } };
  expectTypeOf(input).toExtend<InputOf<typeof contract>>();
  expectTypeOf<InputOf<typeof user>['plainPassword']>().toEqualTypeOf<string | null | undefined>();
  // @ts-expect-error set by the server alone
  expectTypeOf<InputOf<typeof contract>['avisColor']>();
  expectTypeOf<ChangesOf<typeof contract>['carModel']>().toEqualTypeOf<string | null | undefined>();
  expectTypeOf<ChangesOf<typeof contract>['contractType']>().toEqualTypeOf<'PICKUP' | 'DELIVERY' | null | undefined>();
  // @ts-expect-error derived
  expectTypeOf<ChangesOf<typeof contract>['carDetails']>();
  // @ts-expect-error misspelt
  expectTypeOf<ChangesOf<typeof contract>['licensePlates']>();
  // @ts-expect-error misspelt inside an embedded object
  const changes: ChangesOf<typeof contract> = { pickupLocation: { plzz: '38440' } };
  expect(changes).toBeDefined();
});

test('the name of a field is one of the definition', () => {
  const known: FieldOf<typeof mailLog> = 'subject';
  // @ts-expect-error misspelt
  const unknown: FieldOf<typeof mailLog> = 'subjekt';
  const part: PathOf<typeof contract> = 'pickupLocation.ort';
  // @ts-expect-error misspelt inside an embedded object
  const unknownPart: PathOf<typeof contract> = 'pickupLocation.ortt';
  expect([known, unknown, part, unknownPart]).toHaveLength(4);
});

test('a derived field reads the fields it names, a definition names the fields it has', () => {
  const vorname = text('Vorname');
  derived(text('Name'), { vorname }, (row) => row.vorname);
  // @ts-expect-error misspelt in the function
  derived(text('Name'), { vorname }, (row) => row.vornahme);
  // @ts-expect-error an option of another name
  text('Name', { readonly: true });
  const rest = { search: [], filters: {}, form: [] } as const;
  const list = { columns: [], sort: 'id' } as const;
  const details = defineDetails({ ...rest, list, fields: { vorname, name: derived(text('Name'), { vorname }, (row) => row.vorname) } });
  defineDetails({ ...rest, list, fields: {
    vorname,
    // @ts-expect-error stands on a field that the definition lacks
    name: derived(flag('Name'), { vornahme: integer('Vorname') }, (row) => row.vornahme !== null),
    // @ts-expect-error another name of a field that the definition lacks
    rufname: alias(vorname, 'vornahme'),
  } });
  // @ts-expect-error misspelt in the columns of its list
  defineDetails({ ...rest, list: { columns: ['vornahme'], sort: 'id' }, fields: { vorname } });
  const noun = { path: 'x', type: 'X', title: { one: 'X', gender: 'n', many: 'X' }, icon: 'x', area: 'settings', details: () => Promise.resolve(details) } as const;
  defineNoun({ ...noun, pick: ['vorname', 'id'], code: 'name', represent: (it) => it.vorname ?? 'X' });
  // @ts-expect-error misspelt in what staff may pick
  defineNoun({ ...noun, pick: ['vornahme'], represent: () => 'X' });
  // @ts-expect-error misspelt as the short code
  defineNoun({ ...noun, pick: [], code: 'nahme', represent: () => 'X' });
  // @ts-expect-error misspelt in how a person calls a record
  defineNoun({ ...noun, pick: [], represent: (it) => it.vornahme ?? 'X' });
  expect(vorname.kind).toBe('text');
});

test('the rule of a call reads what is known of its record, and its input', () => {
  const spec = { id: 'x.y', title: 'X', call: 'POST /contracts/{id}/x', input: { driver: reference('Fahrer', 'drivers') }, area: 'contracts', answer: item(contract) } as const;
  defineCall({ ...spec, check: ({ driver }, input) => (driver === input.driver ? allowed : refused('')) });
  // @ts-expect-error misspelt in the record
  defineCall({ ...spec, check: ({ drivr }) => (drivr ? allowed : refused('')) });
  // @ts-expect-error misspelt in the input
  defineCall({ ...spec, check: (_, input) => (input.drivr ? allowed : refused('')) });
  defineCall({ ...spec, check: ({ datum }) => (datum ? refused('', 'driver') : refused('', 'datum')) });
  // @ts-expect-error misspelt in where it refuses
  defineCall({ ...spec, check: () => refused('', 'drivr') });
  expect(spec.call).toContain('{id}');
});

test('a rule says at which fields it refuses, and what is ticked in its questions', () => {
  const check = (isLate: boolean): Verdict<'datum' | 'bringdatum', 'createAvis'> =>
    isLate ? refused('', 'datum') : ask('', { options: [{ key: 'createAvis', label: '', preset: true }] });
  const all = allOf([check(true), refused('', 'driver'), allowed]);
  expectTypeOf(all).toEqualTypeOf<Verdict<'datum' | 'bringdatum' | 'driver', 'createAvis'>>();
  const known: Verdict<FieldOf<typeof contract>, keyof InputOf<typeof contract>> = all;
  // @ts-expect-error misspelt in where it refuses
  const misspelt: Verdict<FieldOf<typeof contract>> = refused('', 'dattum');
  // @ts-expect-error a rule that names no fields refuses at none
  const nowhere: Verdict = refused('', 'datum');
  // @ts-expect-error misspelt in what is ticked
  const box: Verdict<never, 'createAvis'> = ask('', { options: [{ key: 'createAviz', label: '', preset: true }] });
  expect([known, misspelt, nowhere, box]).toHaveLength(4);
});

test('a rule names the fields it looks at, and takes records, requests and forms', () => {
  const isLate = ({ datum, pickupLocation }: SomeOf<typeof contract, 'datum' | 'pickupLocation'>) => !datum || !pickupLocation?.plz;
  expect(isLate({ datum: null, pickupLocation: { plz: '38440' } })).toBe(true);
  expectTypeOf<Contract>().toExtend<Parameters<typeof isLate>[0]>();
  // @ts-expect-error misspelt in the fields of a rule
  expectTypeOf<SomeOf<typeof contract, 'dattum'>>();
  // @ts-expect-error misspelt inside an embedded object
  expect(isLate({ pickupLocation: { plzz: '38440' } })).toBe(true);
});
