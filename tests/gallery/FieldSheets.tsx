import { useState } from 'react';
import { Checkbox } from '../../src/ui/inputs/Checkbox.tsx';
import { ComboField } from '../../src/ui/inputs/ComboField.tsx';
import type { ComboOption } from '../../src/ui/inputs/comboOption.ts';
import { DateField } from '../../src/ui/inputs/DateField.tsx';
import { Field } from '../../src/ui/inputs/Field.tsx';
import { MoneyField } from '../../src/ui/inputs/MoneyField.tsx';
import { NumberField } from '../../src/ui/inputs/NumberField.tsx';
import { Radio } from '../../src/ui/inputs/Radio.tsx';
import { SelectField } from '../../src/ui/inputs/SelectField.tsx';
import { Switch } from '../../src/ui/inputs/Switch.tsx';
import { TextField } from '../../src/ui/inputs/TextField.tsx';
import { TimeRange } from '../../src/ui/inputs/TimeRange.tsx';
import { Line, Sheet } from './Sheet.tsx';

const drivers: readonly ComboOption[] = [
  { key: '/api/drivers/1', code: 'SEEB', label: 'Seebohm, Lasse', hint: '34 km' },
  { key: '/api/drivers/2', code: 'SBGR', label: 'Seeberger, Runa', hint: '612 km' },
  { key: '/api/drivers/3', code: 'SBLD', label: 'Seebauld, Dörte', hint: 'gesperrt', disabled: true },
];
const findDrivers = async (query: string) =>
  drivers.filter((driver) => `${driver.code} ${driver.label}`.toLowerCase().includes(query.toLowerCase()));
const tyres = [
  { key: 'summer', label: 'Sommer' },
  { key: 'winter', label: 'Winter' },
  { key: 'all', label: 'Ganzjahres' },
];
const today = '2026-11-21';

export function FieldSheets() {
  const [town, setTown] = useState('Wolfsburg');
  const [tyre, setTyre] = useState<string | null>('winter');
  const [none, setNone] = useState<string | null>(null);
  const [driver, setDriver] = useState<string | null>('/api/drivers/1');
  const [day, setDay] = useState<string | null>('2026-11-24');
  const [span, setSpan] = useState<{ from: string | null; to: string | null }>({ from: '13:00', to: '15:00' });
  const [price, setPrice] = useState<string | null>('1246.00');
  const [keys, setKeys] = useState<number | null>(2);
  const [on, setOn] = useState(true);
  const [one, setOne] = useState<string | null>('eins');
  const grid = 'grid grid-cols-2 gap-x-5 gap-y-3.5';
  return (
    <>
      <Sheet title="Felder">
        <div className={grid}>
          <Field layout="above" label="normal">
            <TextField value={town} onChange={setTown} />
          </Field>
          <Field layout="above" label="leer">
            <SelectField value={none} onChange={setNone} options={tyres} />
          </Field>
          <Field layout="above" label="Pflicht" required>
            <TextField value={town} onChange={setTown} placeholder="Ort" />
          </Field>
          <Field
            layout="above"
            label="geändert"
            changed={{ before: 'Hannover', undo: () => setTown('Hannover') }}
            presence={['A. Oehmichen']}
          >
            <TextField value={town} onChange={setTown} />
          </Field>
          <Field layout="above" label="nur lesen">
            <TextField value="26048113" onChange={setTown} readOnly figures="num" />
          </Field>
          <Field layout="above" label="gesperrt">
            <TextField value="–" onChange={setTown} disabled />
          </Field>
          <Field layout="above" label="Fehler" error="PLZ hat fünf Ziffern">
            <TextField value="2252" onChange={setTown} figures="num" />
          </Field>
          <Field layout="above" label="mit Einheit">
            <MoneyField value={price} onChange={setPrice} />
          </Field>
          <Field layout="above" label="Zahl">
            <NumberField value={keys} onChange={setKeys} unit="Stück" />
          </Field>
          <Field layout="above" label="FIN" hint="17 Zeichen">
            <TextField value="WVWZZZE1ZMP009062" onChange={setTown} figures="ident" unit="17" />
          </Field>
        </div>
      </Sheet>
      <Sheet title="Datum und Zeit mit Deutung">
        <div className={grid}>
          <Field layout="above" label="Zustelldatum">
            <DateField value={day} onChange={setDay} today={today} />
          </Field>
          <Field layout="above" label="Zeitfenster" group>
            <TimeRange label="Zeitfenster" value={span} onChange={setSpan} />
          </Field>
        </div>
      </Sheet>
      <Sheet title="Auswahl und Suche im Feld">
        <div className={grid}>
          <Field layout="above" label="Auswahl">
            <SelectField value={tyre} onChange={setTyre} options={tyres} />
          </Field>
          <Field layout="above" label="Suche im Feld">
            <ComboField value={driver} onChange={setDriver} load={findDrivers} selected={drivers[0] ?? null} />
          </Field>
        </div>
      </Sheet>
      <Sheet title="Schalter">
        <Line>
          <div className="flex gap-7">
            <Checkbox value={on} onChange={setOn}>
              an
            </Checkbox>
            <Checkbox value={false} onChange={setOn}>
              aus
            </Checkbox>
            <Checkbox value={false} mixed onChange={setOn}>
              teils
            </Checkbox>
            <Checkbox value dirty onChange={setOn}>
              geändert
            </Checkbox>
            <Checkbox value={false} disabled onChange={setOn}>
              gesperrt
            </Checkbox>
          </div>
        </Line>
        <div className="flex items-center gap-7">
          <Radio
            label="Wahl"
            value={one}
            onChange={setOne}
            options={[
              { value: 'eins', label: 'eins' },
              { value: 'zwei', label: 'zwei' },
            ]}
          />
          <Switch value={on} onChange={setOn}>
            an
          </Switch>
          <Switch value={!on} onChange={setOn}>
            aus
          </Switch>
          <Switch value={false} disabled onChange={setOn}>
            gesperrt
          </Switch>
        </div>
      </Sheet>
    </>
  );
}
