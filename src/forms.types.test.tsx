// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { typedIn, type Cells } from './domain/bulkCreate/entry.ts';
import { contract } from './domain/contract/contract.ts';
import { user } from './domain/user/user.ts';
import type { ContractValues } from './panels/contract/shared/contractValues.ts';
import type { CellCheck } from './panels/kit/cellEdit/cellValues.ts';
import { columnsOf } from './panels/kit/grid/columnsOf.ts';
import type { GridColumn } from './panels/kit/grid/gridColumn.ts';
import { fieldsOf } from './panels/kit/fields/fieldsOf.ts';
import { useRecordForm } from './panels/kit/form/useRecordForm.ts';
import { related } from './panels/kit/related/related.ts';
import { extendResource } from './panels/kit/screen/extendResource.ts';
import { bundleContract } from './domain/bundle/bundleContract.ts';

// The compiler is the test here: every misspelt name must be refused, and the check fails where one is not.

const iri = '/api/contracts/1';
/** Never called: what it holds is read by the compiler alone. */
const compiled = (places: () => unknown) => expect(places).toBeTypeOf('function');

test('columns and cells of a list read rows of its resource', () => {
  const cell = { id: 'x', heading: 'X' } as const;
  compiled(() => {
    // @ts-expect-error misspelt in what a cell says
    const said: GridColumn<typeof contract> = { ...cell, text: (it) => it.licencePlate ?? '' };
    // @ts-expect-error misspelt in what is copied
    const copied: GridColumn<typeof contract> = { ...cell, text: () => '', copy: [{ heading: '', text: (it) => it.licencePlate ?? '' }] };
    // @ts-expect-error misspelt in what it follows
    const followed: GridColumn<typeof contract> = { ...cell, text: () => '', watch: (it) => [it.drivr] };
    // @ts-expect-error misspelt in what draws it
    const drawn: GridColumn<typeof contract> = { ...cell, text: () => '', render: ({ entity }) => <b>{entity.licencePlate}</b> };
    // @ts-expect-error misspelt in what can be changed in it
    const edited: GridColumn<typeof contract> = { ...cell, text: () => '', edit: [{ path: 'licencePlate' }] };
    // @ts-expect-error misspelt among the columns made from the definition
    const made = columnsOf(contract, ['licencePlate'], []);
    // @ts-expect-error misspelt in what the list's own rules look at
    const looked: CellCheck<typeof contract> = (would) => (would.licencePlate ? [{ path: 'datum', message: '' }] : []);
    // @ts-expect-error misspelt in what they object to
    const objected: CellCheck<typeof contract> = () => [{ path: 'licencePlate', message: '' }];
    return [said, copied, followed, drawn, edited, made, looked, objected];
  });
});

test('the fields of a form are called by the names of its definition, parts and entries included', () => {
  const { BoundField, BoundGroup, FoldedFields, useFieldState, useFormValue, useRecordFormContext, useWatched } =
    fieldsOf<typeof contract>();
  compiled(() => {
    useFormValue('pickupLocation.plz');
    useFormValue('serviceAddresses.0.city');
    // @ts-expect-error misspelt
    useFormValue('drivr');
    // @ts-expect-error misspelt inside an embedded object
    useFormValue('pickupLocation.plzz');
    // @ts-expect-error misspelt inside an entry
    useFormValue('serviceAddresses.0.cty');
    // @ts-expect-error a part of no entry in particular
    useFormValue('serviceAddresses.city');
    // @ts-expect-error misspelt in what is bound
    useFieldState('drivr');
    const { form, canSee } = useRecordFormContext();
    const place: string | null | undefined = form.getValues().pickupLocation?.ort;
    // @ts-expect-error misspelt in what is watched
    useWatched(form, ['drivr']);
    // @ts-expect-error misspelt in what was watched
    void useWatched(form, ['driver']).drivr;
    // @ts-expect-error misspelt among the values of the form
    void form.getValues().drivr;
    // @ts-expect-error misspelt inside an embedded object of the form
    void form.getValues().pickupLocation?.plzz;
    // @ts-expect-error misspelt in what is read
    form.getValues('drivr');
    // @ts-expect-error misspelt in what is set
    form.setValue('drivr', null);
    // @ts-expect-error misspelt in what is asked about
    form.getFieldState('pickupLocation.plzz');
    // @ts-expect-error misspelt in who may see it
    canSee('drivr');
    return [
      place,
      <BoundField key={1} name="licensePlate" />,
      // @ts-expect-error misspelt in a field
      <BoundField key={2} name="licencePlate" />,
      // @ts-expect-error misspelt among the fields of a group
      <BoundGroup key={3} label="" names={['licencePlate']}>
        {null}
      </BoundGroup>,
      // @ts-expect-error misspelt among the labels of a fold
      <FoldedFields key={4} name="" labels={{ licencePlate: '' }}>
        {null}
      </FoldedFields>,
    ];
  });
});

test('the rules and wishes of a form speak of the fields of its definition', () => {
  const form = { resource: contract, iri } as const;
  compiled(() => {
    // @ts-expect-error misspelt in a rule of the form
    useRecordForm({ ...form, check: (values) => [{ path: '', message: values.drivr ?? '' }] });
    useRecordForm({ ...form, check: () => [{ path: '', message: '' }, { path: 'serviceAddresses.0.city', message: '' }] });
    // @ts-expect-error misspelt in where a rule of the form objects
    useRecordForm({ ...form, check: () => [{ path: 'drivr', message: '' }] });
    // @ts-expect-error misspelt inside an entry
    useRecordForm({ ...form, check: () => [{ path: 'serviceAddresses.0.cty', message: '' }] });
    const { setError } = useRecordForm(form).form;
    setError('root', { type: 'rule', message: '' });
    // @ts-expect-error misspelt in where something is wrong
    setError('drivr', { type: 'rule', message: '' });
    // @ts-expect-error misspelt in what is asked before a save
    useRecordForm({ ...form, beforeSave: (values) => Promise.resolve(values.drivr ? {} : null) });
    // @ts-expect-error misspelt in what is sent along
    useRecordForm({ ...form, beforeSave: () => Promise.resolve({ driverChangedWithMial: true }) });
    // @ts-expect-error misspelt in what a new record starts with
    useRecordForm({ ...form, initial: { drivr: iri } });
    // @ts-expect-error misspelt in what differs
    useRecordForm(form).dirty.includes('drivr');
    // @ts-expect-error misspelt in the state that is saved
    void useRecordForm(form).base.drivr;
    // @ts-expect-error misspelt in what a contract is filled with
    const filled: ContractValues = { drivr: null };
    return filled;
  });
});

test('the cells of the table of many contracts are paths of a contract', () => {
  compiled(() => {
    const cells: Cells = { 'pickupLocation.plz': '38440' };
    // @ts-expect-error misspelt in the cells of a row
    const misspelt: Cells = { 'pickupLocation.plzz': '38440' };
    // @ts-expect-error misspelt in what is typed into
    return [misspelt, typedIn(cells, 'carFinn', '')];
  });
});

test('the list of a tab is declared in the names of its rows', () => {
  compiled(() => [
    // @ts-expect-error misspelt in the field that refers to the record
    related({ resource: user, by: 'custommer' }),
    // @ts-expect-error misspelt among the columns
    related({ resource: user, by: 'customer', columns: ['emial'] }),
    // @ts-expect-error misspelt among the fields to fetch
    related({ resource: user, by: 'customer', properties: ['emial'] }),
    // @ts-expect-error misspelt in the order
    related({ resource: user, by: 'customer', sort: '-creatdAt' }),
    // @ts-expect-error misspelt in the filter that finds the rows
    related({ resource: user, filter: ({ id }) => ({ custommer: String(id) }) }),
    // @ts-expect-error misspelt in what leads to the linked record
    related({ resource: bundleContract, by: 'bundle', links: { through: 'contrat' } }),
    // @ts-expect-error misspelt in what a column of its own says
    related({ resource: user, by: 'customer', ownColumns: [{ id: 'x', heading: 'X', text: (it) => it.emial ?? '' }] }),
  ]);
});

test('what one resource wants from the generic screens speaks of its own fields', () => {
  compiled(() => [
    extendResource<typeof user>('users', { cells: { email: { width: 220 } }, badges: ({ entity }) => entity.email }),
    // @ts-expect-error misspelt among the cells
    extendResource<typeof user>('users', { cells: { emial: { width: 220 } } }),
    // @ts-expect-error misspelt in what a cell says
    extendResource<typeof user>('users', { cells: { email: { text: (it) => it.emial ?? '' } } }),
    // @ts-expect-error misspelt in the marks beside the name
    extendResource<typeof user>('users', { badges: ({ entity }) => entity.emial }),
    // @ts-expect-error misspelt in a tab
    extendResource<typeof user>('users', { tabs: [{ key: 'x', label: 'X', content: ({ entity }) => entity.emial }] }),
    // @ts-expect-error misspelt in the count of a tab
    extendResource<typeof user>('users', { tabs: [{ key: 'x', label: 'X', content: () => null, count: (it) => it.emial }] }),
    // @ts-expect-error misspelt among the fields of a tab
    extendResource<typeof user>('users', { tabs: [{ key: 'x', label: 'X', fields: ['emial'], form: () => null }] }),
    // @ts-expect-error misspelt in the class of a row
    extendResource<typeof user>('users', { rowClass: (it) => it.emial ?? '' }),
    // @ts-expect-error misspelt in what is told once it is saved
    extendResource<typeof user>('users', { tellSaved: (it) => void it.emial }),
    // @ts-expect-error no such filter
    extendResource<typeof user>('users', { filters: { search: 'emial' } }),
  ]);
});
