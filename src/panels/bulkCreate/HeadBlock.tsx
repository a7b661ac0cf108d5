import { useMemo } from 'react';
import { readEntity } from '../../api/records/entities.ts';
import { contractDetails } from '../../domain/contract/contractDetails.ts';
import { customerDepartment } from '../../domain/customer/department.ts';
import { requiredText } from '../../domain/define/requiredText.ts';
import type { Field as FieldDefinition } from '../../domain/define/field.ts';
import { Block } from '../../ui/display/Block.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { FieldContext } from '../../ui/inputs/fieldContext.ts';
import type { Head } from '../../domain/bulkCreate/entry.ts';
import type { LoadOptions } from '../../ui/inputs/useOptions.ts';
import { billingAddressesOf, departmentsOf } from '../contract/shared/customerLists.ts';
import { FieldControl } from '../kit/fields/controls.tsx';
import { HeadPick } from './HeadPick.tsx';
import { textOf } from '../kit/textOf.ts';

type Name = keyof Head;
const left = [
  'contractClientAddress',
  'customerDepartment',
  'billingClientAddress',
  'contractType',
] as const satisfies readonly Name[];
const right = [
  'zusatzleistungenArray',
  'zubehoerArray',
  'infoBackend',
  'infoShared',
] as const satisfies readonly Name[];
const flags = [
  'flexContract',
  'vorholung',
  'createAvis',
  'sendProtocolToContractContact',
] as const satisfies readonly Name[];
const several = new Set(['references', 'choices']);

type HeadBlockProps = { readonly head: Head; readonly wasRefused: boolean; readonly onChange: (patch: Head) => void };

/** What all of the contracts have in common beside the cells of the table. */
export function HeadBlock({ head, wasRefused, onChange }: HeadBlockProps) {
  const customer = textOf(head.contractClientAddress);
  const loaders = useMemo<Partial<Record<Name, LoadOptions>>>(
    () => ({ customerDepartment: departmentsOf(customer), billingClientAddress: billingAddressesOf(customer) }),
    [customer],
  );
  const one = (name: Name) => (
    <HeadField
      key={name}
      name={name}
      value={head[name]}
      load={loaders[name]}
      onChange={onChange}
      missing={wasRefused && contractDetails.fields[name].required === true && !head[name]}
    />
  );
  return (
    <Block title="Für alle Aufträge">
      <div className="grid grid-cols-1 gap-x-8 gap-y-2 [--w-label:116px] @min-[760px]:grid-cols-2">
        <div className="flex flex-col gap-2">{left.map(one)}</div>
        <div className="flex flex-col gap-2">{right.map(one)}</div>
      </div>
      <div className="flex flex-wrap gap-x-8 gap-y-2 pt-1">
        {flags.map((name) => (
          <HeadFlag key={name} name={name} value={head[name]} onChange={onChange} />
        ))}
      </div>
    </Block>
  );
}

type OneProps = { readonly name: Name; readonly value: unknown; readonly onChange: HeadBlockProps['onChange'] };

function HeadField({
  name,
  value,
  onChange,
  load,
  missing,
}: OneProps & { readonly load: LoadOptions | undefined; readonly missing: boolean }) {
  const field: FieldDefinition = contractDetails.fields[name];
  return (
    <div data-field={name} className="min-w-0">
      <Field
        label={field.label}
        required={field.required === true}
        group={several.has(field.kind)}
        error={missing ? requiredText : undefined}
      >
        {load ? (
          <HeadPick
            value={textOf(value)}
            load={load}
            onChange={(next) => onChange({ [name]: next, ...(name === 'customerDepartment' && billOf(next)) })}
          />
        ) : (
          <FieldControl
            field={field}
            name={name}
            value={value ?? (several.has(field.kind) ? [] : null)}
            onChange={(next) => onChange({ [name]: next })}
            readOnly={false}
          />
        )}
      </Field>
    </div>
  );
}

function HeadFlag({ name, value, onChange }: OneProps) {
  const field: FieldDefinition = contractDetails.fields[name];
  return (
    <FieldContext value={{ label: field.label, error: undefined, dirty: false, required: false, presence: undefined }}>
      <FieldControl
        field={field}
        name={name}
        value={value === true}
        onChange={(next) => onChange({ [name]: next })}
        readOnly={false}
      />
    </FieldContext>
  );
}

/** A branch often has its own bill. */
function billOf(department: string | null): Head {
  const bill = readEntity(customerDepartment, department)?.defaultBillingAddress;
  return bill ? { billingClientAddress: bill } : {};
}
