import { useId, useState } from 'react';
import { useAnyEntity } from '../../api/records/entities.ts';
import { useAnyItem } from '../../api/records/queries.ts';
import { contractTypes } from '../../domain/choices/contractTypes.ts';
import { labelOf } from '../../domain/choices/choices.ts';
import { emptyTexts } from '../../domain/choices/emptyTexts.ts';
import { serviceConditionFields } from '../../domain/choices/serviceConditionFields.ts';
import { serviceConditionOperators } from '../../domain/customer/choices/serviceConditionOperators.ts';
import { Button } from '../../ui/display/Button.tsx';
import { IconButton } from '../../ui/display/IconButton.tsx';
import { ComboField } from '../../ui/inputs/ComboField.tsx';
import { SelectField } from '../../ui/inputs/SelectField.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { useEntryList, type EntryList } from '../kit/entries/useEntryList.ts';
import type { FormValues } from '../kit/form/formValues.ts';
import { optionOf, referenceOptions } from '../kit/referenceOptions.ts';
import { textOf } from '../kit/textOf.ts';

const list = 'defaultServices';
const firstField = serviceConditionFields.items[0]?.key ?? null;

/** The services that new contracts of the customer begin with, and the conditions under which each goes along (R3). */
export function DefaultServicesForm() {
  const services = useEntryList(list);
  const { entries, isLocked } = services;
  return (
    <div data-field={list} className="flex max-w-[860px] flex-col gap-4 pt-6">
      {!isLocked && <AddService onAdd={(service) => services.add({ service, conditions: [] })} />}
      {entries.length === 0 && <p className="text-3">{labelOf(emptyTexts, 'defaultServices')}</p>}
      {entries.map((entry, at) => (
        <ServiceBox key={typeof entry.id === 'number' ? entry.id : `neu-${String(at)}`} {...{ services, entry, at }} />
      ))}
    </div>
  );
}

/** Only what was chosen can be added. */
function AddService({ onAdd }: { onAdd: (service: string) => void }) {
  const [picked, setPicked] = useState<string | null>(null);
  const known = useAnyEntity(picked);
  const add = () => {
    if (picked === null) return;
    onAdd(picked);
    setPicked(null);
  };
  return (
    <div className="flex items-center gap-2">
      <span className="flex w-[280px]">
        <ComboField
          label="Zusatzleistung suchen"
          placeholder="Zusatzleistung suchen"
          value={picked}
          onChange={setPicked}
          load={referenceOptions('services')}
          selected={known ? optionOf(known) : null}
        />
      </span>
      <Button small icon="plus" onClick={add} {...(picked === null && { reason: 'Zuerst eine Leistung auswählen' })}>
        Hinzufügen
      </Button>
    </div>
  );
}

type BoxProps = { readonly services: EntryList; readonly entry: FormValues; readonly at: number };

function ServiceBox({ services, entry, at }: BoxProps) {
  const id = useId();
  const { isLocked, below } = services;
  const conditions = Array.isArray(entry['conditions']) ? (entry['conditions'] as readonly FormValues[]) : [];
  const set = (next: readonly FormValues[]) => services.change(at, 'conditions', next);
  const name = useServiceName(textOf(entry['service']));
  const fault = Object.entries(below).find(([path]) => path.startsWith(`${String(at)}.`))?.[1];
  return (
    <section aria-labelledby={id} className="border-l-2 border-line pl-4">
      <div className="flex min-h-13 items-center gap-3">
        <h3 id={id} className="font-medium text-1">
          {name}
        </h3>
        <span className="text-11 text-3">{conditions.length === 0 ? 'geht immer mit' : 'geht mit, wenn'}</span>
        <span className="flex-1" />
        {!isLocked && (
          <>
            <Button
              small
              look="quiet"
              icon="plus"
              onClick={() => set([...conditions, { field: firstField, condition: 'eq', value: null }])}
            >
              Bedingung
            </Button>
            <IconButton small danger icon="trash" label={`${name} entfernen`} onClick={() => services.remove(at)} />
          </>
        )}
      </div>
      {conditions.map((condition, place) => (
        <ConditionLine
          key={String(place)}
          condition={condition}
          isFirst={place === 0}
          isLocked={isLocked}
          onChange={(next) => set(conditions.map((it, other) => (other === place ? next : it)))}
          onRemove={() => set(conditions.toSpliced(place, 1))}
        />
      ))}
      {fault !== undefined && <p className="text-11 text-danger">{fault}</p>}
    </section>
  );
}

type LineProps = {
  readonly condition: FormValues;
  readonly isFirst: boolean;
  readonly isLocked: boolean;
  readonly onChange: (condition: FormValues) => void;
  readonly onRemove: () => void;
};

/** One condition: an end of the ride is told in words, the type of the contract is one of two. */
function ConditionLine({ condition, isFirst, isLocked, onChange, onRemove }: LineProps) {
  const [field, value] = [textOf(condition['field']), textOf(condition['value'])];
  const put = (more: FormValues) => onChange({ ...condition, ...more });
  const locked = isLocked && { readOnly: true };
  return (
    <div className="flex flex-wrap items-center gap-2 py-1">
      <span className="w-[30px] text-11 text-3">{isFirst ? '' : 'und'}</span>
      <span className="flex w-[150px]">
        <SelectField
          label="Feld"
          empty={null}
          options={serviceConditionFields.items}
          value={field}
          onChange={(next) => put({ field: next, value: null })}
          {...locked}
        />
      </span>
      <span className="flex w-[110px]">
        <SelectField
          label="Vergleich"
          empty={null}
          options={serviceConditionOperators.items}
          value={textOf(condition['condition'])}
          onChange={(next) => put({ condition: next })}
          {...locked}
        />
      </span>
      <span className="flex w-[220px]">
        {field === 'contractType' ? (
          <SelectField
            label="Wert"
            options={contractTypes.items.map(({ key, label }) => ({ key, label }))}
            value={value}
            onChange={(next) => put({ value: next })}
            {...locked}
          />
        ) : (
          <TextField
            label="Wert"
            placeholder="Firma, PLZ oder Ort"
            value={value ?? ''}
            onChange={(next) => put({ value: next || null })}
            {...locked}
          />
        )}
      </span>
      {!isLocked && <IconButton small icon="trash" label="Bedingung entfernen" onClick={onRemove} />}
    </div>
  );
}

function useServiceName(iri: string | null): string {
  const known = useAnyEntity(iri);
  useAnyItem(known ? null : iri);
  return known ? optionOf(known).label : 'Zusatzleistung';
}
