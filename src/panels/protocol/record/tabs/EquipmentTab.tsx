import { useList } from '../../../../api/records/queries.ts';
import { readEntity } from '../../../../api/records/entities.ts';
import { accessories as choices } from '../../../../domain/choices/accessories.ts';
import { idOf } from '../../../../domain/define/resource.ts';
import { accessory } from '../../../../domain/lookup/accessory.ts';
import { isSelected, keysMissing, protocolCounts } from '../../../../domain/protocol/itemCounts.ts';
import { Block } from '../../../../ui/display/Block.tsx';
import { Checkbox } from '../../../../ui/inputs/Checkbox.tsx';
import { FieldRow } from '../../../../ui/inputs/FieldRow.tsx';
import { BoundField, useFieldState, useFormValue } from '../protocolFields.ts';
import { useRide } from '../rideContext.ts';
import { useNames } from '../../../kit/useNames.ts';

type Given = { readonly type: string; readonly selected: boolean };

/** What travels with the vehicle, how many of what is counted, and what the driver ticked off. */
export function EquipmentTab() {
  const { value, set, isLocked } = useFieldState('accessories');
  const given: readonly Given[] = Array.isArray(value) ? value : [];
  const { iris } = useList(accessory, { page: 1, itemsPerPage: 500, order: 'sortierung', filter: { aktiv: 'true' } });
  const asked = given.map((it) => it.type);
  const lines = [...new Set([...iris, ...asked])];
  const isOn = (iri: string) => given.some((it) => it.type === iri && it.selected);
  const toggle = (iri: string, on: boolean) =>
    set(
      asked.includes(iri)
        ? given.map((it) => (it.type === iri ? { ...it, selected: on } : it))
        : [...given, { type: iri, selected: on }],
    );
  return (
    <div className="[--w-label:128px]">
      <Block
        title="Zubehör"
        aside={`${String(given.filter((it) => it.selected).length)} von ${String(asked.length)} übernommen`}
      >
        <div
          data-field="accessories"
          role="group"
          aria-label="Zubehör"
          className="grid grid-cols-[repeat(auto-fill,minmax(220px,1fr))] gap-x-6"
        >
          {lines.map((iri) => (
            <Checkbox key={iri} value={isOn(iri)} readOnly={isLocked} onChange={(on) => toggle(iri, on)}>
              <span
                data-tip={nameOf(iri)}
                className={`min-w-0 truncate ${asked.includes(iri) ? 'font-medium' : 'text-2'}`}
              >
                {nameOf(iri)}
              </span>
            </Checkbox>
          ))}
        </div>
      </Block>
      <FieldRow>
        <Counts given={given} />
        <Block title="Prüfungen">
          <BoundField name="carControlOuterDone" />
          <BoundField name="carControlInnerDone" />
          <BoundField name="carEquipmentCheckDone" />
          <BoundField name="smokeFound" />
        </Block>
      </FieldRow>
      <Services />
    </div>
  );
}

/** What the customer has ordered besides the ride; it is written in the order. */
function Services() {
  const services = useRide()?.zusatzleistungenArray ?? noServices;
  const named = useNames(services);
  if (services.length === 0) return null;
  return (
    <Block title="Zusatzleistungen" aside="aus dem Auftrag">
      <ul aria-label="Zusatzleistungen" className="grid grid-cols-[repeat(auto-fill,minmax(220px,1fr))] gap-x-6">
        {services.map((iri) => (
          <li key={iri} className="truncate leading-[22px]">
            {named(iri)}
          </li>
        ))}
      </ul>
    </Block>
  );
}

const noServices: readonly string[] = [];

function nameOf(iri: string): string {
  const id = idOf('accessories', iri);
  return (
    readEntity(accessory, iri)?.name ?? choices.items.find((it) => it.id === id)?.label ?? `Nr. ${String(id ?? '')}`
  );
}

/** Keys, fuel cards and cables are counted where they were handed over (R34). */
function Counts({ given }: { given: readonly Given[] }) {
  const ride = useRide();
  const keys = useFormValue('carKeys');
  const missing = keysMissing({ carKeys: typeof keys === 'number' ? keys : null }, ride?.anzahlSchluessel);
  const shown = protocolCounts.filter(({ id }) => isSelected({ accessories: given }, id));
  return (
    <Block title="Anzahl">
      {shown.length === 0 && <p className="text-3">Nichts davon wird gezählt.</p>}
      {shown.map(({ field }) => (
        <BoundField
          key={field}
          name={field}
          {...(field === 'carKeys' && missing && { hint: <span className="text-warn">{missing}</span> })}
        />
      ))}
    </Block>
  );
}
