import { useState } from 'react';
import { Block } from '../../src/ui/display/Block.tsx';
import { DateField } from '../../src/ui/inputs/DateField.tsx';
import { Field } from '../../src/ui/inputs/Field.tsx';
import { FieldRow } from '../../src/ui/inputs/FieldRow.tsx';
import { IconButton } from '../../src/ui/display/IconButton.tsx';
import { TextArea } from '../../src/ui/inputs/TextArea.tsx';
import { TextField } from '../../src/ui/inputs/TextField.tsx';
import { TimeRange } from '../../src/ui/inputs/TimeRange.tsx';
import { Sheet } from './Sheet.tsx';

function Stop({ stop }: { stop: 'pickup' | 'delivery' }) {
  const pickup = stop === 'pickup';
  const [day, setDay] = useState<string | null>(pickup ? '2026-11-21' : '2026-11-24');
  const [span, setSpan] = useState<{ from: string | null; to: string | null }>({ from: '08:00', to: '10:00' });
  const [zip, setZip] = useState(pickup ? '38440' : '2252');
  const [town, setTown] = useState(pickup ? 'Wolfsburg' : 'Hamburg');
  const [phone, setPhone] = useState('05361 555 0190');
  const [info, setInfo] = useState('Pforte 9, Schlüssel im Tresor. Code erhält der Fahrer in der App.');
  return (
    <Block
      title={pickup ? 'Abholung' : 'Zustellung'}
      stop={stop}
      sharedRows={5}
      aside={pickup ? 'abgeholt 09:12' : undefined}
    >
      <Field layout="narrow" label="Datum">
        <DateField value={day} onChange={setDay} today="2026-11-21" />
      </Field>
      <Field layout="narrow" label="Zeit" group>
        <TimeRange label="Zeit" value={span} onChange={setSpan} dirtyFrom={!pickup} />
      </Field>
      <Field layout="narrow" label="PLZ / Ort" group required error={pickup ? undefined : 'PLZ hat fünf Ziffern'}>
        <TextField
          label="PLZ"
          value={zip}
          onChange={setZip}
          figures="num"
          className="max-w-[64px]"
          error={pickup ? undefined : 'PLZ hat fünf Ziffern'}
        />
        <TextField label="Ort" value={town} onChange={setTown} />
      </Field>
      <Field layout="narrow" label="Telefon">
        <TextField value={phone} onChange={setPhone} type="tel" figures="num" />
        <IconButton icon="phone" label="Anrufen" />
      </Field>
      <Field layout="narrow" label="Info">
        <TextArea value={info} onChange={setInfo} />
      </Field>
    </Block>
  );
}

export function FormSheet() {
  return (
    <Sheet title="Formular">
      <div className="@container">
        <FieldRow>
          <Stop stop="pickup" />
          <Stop stop="delivery" />
        </FieldRow>
      </div>
    </Sheet>
  );
}
