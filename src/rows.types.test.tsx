// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { changeAll } from './api/records/bulkChange.ts';
import { useContractDays } from './api/calls/contractDays.ts';
import { readEntity, showAhead, useEntity, type AnyEntity, type Entity } from './api/records/entities.ts';
import { request } from './api/http.ts';
import type { RowsOf } from './api/records/hydra.ts';
import { useMailPreview } from './api/calls/mailPreview.ts';
import { useAssessments } from './api/calls/preflight.ts';
import { usePriceList } from './api/calls/prices.ts';
import { fetchList, type ListParams } from './api/records/lists.ts';
import { create, update } from './api/records/mutations.ts';
import { fetchItem, useItem, useList } from './api/records/queries.ts';
import { undoBy, undoOf } from './api/records/undo.ts';
import { useEntities } from './api/records/useEntities.ts';
import { changeRecords } from './commands/resource/changeRecords.ts';
import { defineCommand, one, some } from './commands/command.ts';
import { bundle } from './domain/bundle/bundle.ts';
import { contract } from './domain/contract/contract.ts';
import { customer } from './domain/customer/customer.ts';
import { ask } from './domain/define/verdict.ts';
import { driver } from './domain/driver/driver.ts';
import { mailLog } from './domain/mail/mailLog.ts';
import { user } from './domain/user/user.ts';
import { registerDialog } from './panels/dialogs.ts';
import { useListModel } from './panels/kit/list/useListModel.ts';

// The compiler is the test here: every misspelt name must be refused, and the check fails where one is not.

const iri = '/api/contracts/1';
const row = {} as Entity<typeof contract>;
const tools = {} as Parameters<typeof changeRecords>[3];
/** Never called: what it holds is read by the compiler alone. */
const compiled = (places: () => unknown) => expect(places).toBeTypeOf('function');

test('a record that is read or fetched has the fields of its definition, each of which may be missing', () => {
  compiled(async () => {
    const known: string | null | undefined = readEntity(contract, iri)?.driver;
    // @ts-expect-error a list may not have asked for it
    const certain: string | null = row.driver;
    // @ts-expect-error an option is written, never read
    void row.driverChangedWithMail;
    // @ts-expect-error misspelt
    void readEntity(contract, iri)?.drivr;
    // @ts-expect-error misspelt
    void useEntity(contract, iri)?.drivr;
    // @ts-expect-error misspelt
    void useItem(contract, iri).item?.drivr;
    // @ts-expect-error misspelt
    void (await fetchItem(contract, iri)).drivr;
    // @ts-expect-error misspelt
    void useEntities(contract, [iri])[0]?.drivr;
    // @ts-expect-error misspelt inside an embedded object
    void readEntity(contract, iri)?.pickupLocation?.plzz;
    // @ts-expect-error a field of another resource
    void readEntity(mailLog, '/api/mail_logs/1')?.auftragsnummer;
    return [known, certain];
  });
});

test('a record of one resource is none of another', () => {
  compiled(() => {
    const any: AnyEntity = row;
    // @ts-expect-error whoever knows nothing of the resource asks for it first
    const ordered: Entity<typeof contract> = any;
    // @ts-expect-error a contract is no customer
    const client: Entity<typeof customer> = row;
    return [ordered, client];
  });
});

test('a list is asked for with filters, order and fields that its definition knows', () => {
  compiled(() => {
    useList(contract, { filter: { 'datum[after]': '2026-11-24', driver: iri, id: ['1'] }, order: ['-datum', 'driver.name'], properties: ['datum', 'id'] });
    // @ts-expect-error misspelt filter
    useList(contract, { filter: { drivr: iri } });
    // @ts-expect-error a range is asked for by its bounds
    useList(contract, { filter: { datum: '2026-11-24' } });
    // @ts-expect-error no such bound
    useList(contract, { filter: { 'datum[since]': '2026-11-24' } });
    // @ts-expect-error misspelt contract
    useList(contract, { order: '-dattum' });
    // @ts-expect-error misspelt field
    void fetchList(contract, { properties: ['dattum'] });
    // @ts-expect-error misspelt filter of a list panel
    useListModel({ resource: contract, fixed: { anschlus: 'false' } });
    // @ts-expect-error misspelt field of a list panel
    useListModel({ resource: contract, properties: ['dattum'] });
    // @ts-expect-error misspelt field in parameters that stand for themselves
    return { properties: ['dattum'] } satisfies ListParams<typeof contract>;
  });
});

test('the answer of a call of its own has the fields that are declared for it', () => {
  compiled(async () => {
    // @ts-expect-error misspelt in the preview of a mail
    void useMailPreview(iri, 'confirmation').mail?.subjekt;
    // @ts-expect-error misspelt in a step of a price list
    void usePriceList(iri, { enabled: true })?.[0]?.prise;
    // @ts-expect-error misspelt in what is said of a driver
    void useAssessments([row], [iri]).byDriver.get(iri)?.fitnes;
    // @ts-expect-error misspelt in a day of the list
    void useContractDays({})[0]?.withoutDrivr;
    // @ts-expect-error misspelt in the filter of its days
    void useContractDays({ drivr: iri });
    // @ts-expect-error misspelt in rows that are read and not kept
    return (await request<RowsOf<typeof mailLog>>('GET', '/api/mail_logs')).data['hydra:member'][0]?.sentAtt;
  });
});

test('a change carries what may be written, under its right name', () => {
  compiled(() => {
    void update(contract, iri, { driver: '/api/drivers/1', driverChangedWithMail: true });
    // @ts-expect-error misspelt
    void update(contract, iri, { drivr: null });
    // @ts-expect-error set by the server alone
    void update(contract, iri, { auftragsnummer: '26000001' });
    // @ts-expect-error misspelt inside an embedded object
    void update(contract, iri, { pickupLocation: { plzz: '38440' } });
    // @ts-expect-error misspelt
    void create(bundle, { contrats: [iri] });
    // @ts-expect-error misspelt
    showAhead(contract, iri, { sortOrdr: 1 });
    // @ts-expect-error misspelt in a change of many
    void changeAll(contract, [row], { changes: () => ({ drivr: null }) });
    // @ts-expect-error misspelt in what the change looks at
    void changeAll(contract, [row], { changes: (it) => ({ driver: it.drivr }) });
    // @ts-expect-error misspelt in what a command changes
    void changeRecords(contract, [row], { title: '', changes: () => ({ drivr: null }), done: () => '' }, tools);
    // @ts-expect-error misspelt in what a command takes back
    void changeRecords(contract, [row], { title: '', changes: () => ({}), undoable: ['drivr'], done: () => '' }, tools);
    // @ts-expect-error misspelt in the way back
    undoOf(row, row, ['drivr']);
    // @ts-expect-error misspelt in the change that undoes
    return undoBy(bundle, row, { activ: true });
  });
});

test('a command works on rows of the resource it is declared for', () => {
  const shared = { id: 'x', title: 'X', group: 'X', icon: 'x', places: [] } as const;
  compiled(() => [
    defineCommand({ ...shared, on: one(contract), run: ([it], { open }) => open(it?.protocol ?? '') }),
    // @ts-expect-error misspelt in what it does
    defineCommand({ ...shared, on: one(contract), run: ([it], { open }) => open(it?.protokol ?? '') }),
    // @ts-expect-error misspelt in its caption
    defineCommand({ ...shared, on: some(contract), caption: ([it]) => it?.drivr ?? '', run: () => undefined }),
    // @ts-expect-error misspelt in its argument
    defineCommand({ ...shared, on: some(contract), argument: { of: driver, run: (_, __, { kürzel }) => kürzel }, run: () => undefined }),
    // @ts-expect-error what works on contracts gets no customers
    defineCommand({ ...shared, on: some(customer), run: (contracts: readonly Entity<typeof contract>[]) => void contracts }),
  ]);
});

test('a dialog is given what it asks for, and shown by what asks for no more', () => {
  compiled(() => {
    tools.dialog('contract.changeDriver', { contracts: [row] });
    tools.dialog('contract.changeDriver', { contracts: [row], asked: { driver: '/api/drivers/1', query: 'ack' } });
    // @ts-expect-error misspelt
    tools.dialog('mail.show', { irri: '/api/mail_logs/1' });
    // @ts-expect-error of another type
    tools.dialog('mail.show', { iri: 1 });
    // @ts-expect-error what it asks for is missing
    tools.dialog('mail.show', {});
    // @ts-expect-error more than it asks for
    tools.dialog('contract.changeDriver', { contracts: [row], driver: iri });
    // @ts-expect-error misspelt inside what it asks for
    tools.dialog('contract.changeDriver', { contracts: [row], asked: { drivr: '/api/drivers/1', query: '' } });
    // @ts-expect-error misspelt id
    tools.dialog('mail.shwo', { iri });
    // @ts-expect-error the answer is a text or null
    tools.dialog('contract.assignmentReason', { warnings: [], answer: (reason: number) => void reason });
    registerDialog('mail.show', () => import('./panels/mail/MailDialog.tsx'));
    // @ts-expect-error the component asks for something else
    registerDialog('mail.show', () => import('./panels/contract/dialogs/NotesDialog.tsx'));
    // @ts-expect-error no such dialog
    registerDialog('mail.shwo', () => import('./panels/mail/MailDialog.tsx'));
  });
});

test('the boxes of a question are read by their names', () => {
  const options = [{ key: 'deactivateBundle', label: '', preset: true }] as const;
  compiled(async () => {
    const ticked = await tools.ask(ask('', { options }));
    // @ts-expect-error misspelt in what was ticked
    void ticked?.deactivateBundel;
    // @ts-expect-error misspelt in the second way to go on
    void (await tools.ask({ ...ask(''), other: { key: 'all', label: '' } }))?.al;
    // @ts-expect-error a contract takes no such wish
    void update(contract, iri, { ...(await tools.ask(ask('', { options: [{ key: 'dissolve', label: '', preset: true }] }))) });
    return update(contract, iri, { ...ticked });
  });
});

test('a key of a choice list is one of its own', () => {
  compiled(async () => {
    // @ts-expect-error misspelt in a comparison
    void (readEntity(mailLog, '/api/mail_logs/1')?.status === 'pendng');
    // @ts-expect-error misspelt in a change
    void update(contract, iri, { contractType: 'PICK_UP' });
    // @ts-expect-error a key of another list
    void create(customer, { zahlarten: 'DELIVERY' });
    // @ts-expect-error misspelt among several keys
    void update(user, '/api/users/1', { roles: ['leitstand_disp'] });
    const type: 'PICKUP' | 'DELIVERY' | null | undefined = (await fetchItem(contract, iri)).contractType;
    return type;
  });
});
