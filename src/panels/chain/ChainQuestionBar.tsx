import { useState } from 'react';
import type { ChainAnswer } from '../../api/calls/chains.ts';
import { useAnyEntity } from '../../api/records/entities.ts';
import { chainBounds } from '../../domain/chain/chainCalls.ts';
import { ComboField } from '../../ui/inputs/ComboField.tsx';
import { DateField } from '../../ui/inputs/DateField.tsx';
import { NumberField } from '../../ui/inputs/NumberField.tsx';
import { Radio } from '../../ui/inputs/Radio.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { TimeField } from '../../ui/inputs/TimeField.tsx';
import { optionOf, referenceOptions } from '../kit/referenceOptions.ts';
import { useToday } from '../kit/useToday.ts';
import type { ChainState } from './chainUrl.ts';
import { townText } from '../../domain/km/townText.ts';

interface ChainQuestionBarProps {
  state: ChainState;
  driver: string | null;
  from: ChainAnswer['from'] | undefined;
  onChange: (part: Partial<ChainState>) => void;
}

const lengths = ['1', '2', '3'].map((it) => ({ value: it, label: it }));

/** From where, from when, how far and how long: each part stands as the server understood it until it is changed. */
export function ChainQuestionBar({ state, driver, from, onChange }: ChainQuestionBarProps) {
  const today = useToday();
  const person = useAnyEntity(driver);
  const { maxEmptyKm, maxWaitHours, length } = chainBounds;
  const at = { day: state.day ?? from?.at.day ?? null, time: state.time ?? from?.at.time ?? null };
  return (
    <div
      role="search"
      aria-label="Kette suchen"
      className="flex flex-none flex-wrap items-center gap-x-5 gap-y-3 border-b border-line px-6 py-3 text-12"
    >
      <span className="flex items-center gap-3 whitespace-nowrap">
        Fahrer
        <span className="w-[190px]">
          <ComboField
            label="Fahrer"
            value={driver}
            onChange={(value) => onChange({ driver: value })}
            load={referenceOptions('drivers')}
            selected={person ? optionOf(person) : null}
          />
        </span>
      </span>
      <span className="flex items-center gap-3 whitespace-nowrap">
        Ab
        <PlaceField
          label="Ab Ort"
          value={state.place}
          placeholder={townText(from) || 'PLZ oder Ort'}
          onCommit={(place) => onChange({ place })}
        />
        <span className="w-[136px]">
          <DateField
            label="Ab Tag"
            today={today}
            value={at.day}
            onChange={() => undefined}
            onCommit={(day) => day !== at.day && onChange({ day, time: at.time })}
          />
        </span>
        <span className="w-[84px]">
          <TimeField
            label="Ab Uhrzeit"
            value={at.time}
            onChange={() => undefined}
            onCommit={(time) => time !== at.time && onChange({ day: at.day ?? today, time })}
          />
        </span>
      </span>
      <LimitField
        label="Leerweg bis"
        unit="km"
        value={state.km}
        bounds={maxEmptyKm}
        onCommit={(km) => onChange({ km })}
      />
      <LimitField
        label="Warten bis"
        unit="h"
        value={state.wait}
        bounds={maxWaitHours}
        onCommit={(wait) => onChange({ wait })}
      />
      <span className="flex items-center gap-4 whitespace-nowrap">
        Länge
        <Radio
          label="Länge"
          options={lengths}
          value={String(state.length ?? length.usual)}
          onChange={(value) => onChange({ length: Number(value) })}
        />
      </span>
      <span className="flex items-center gap-3 whitespace-nowrap">
        Zurück nach
        <PlaceField label="Zurück nach" value={state.back} placeholder="egal" onCommit={(back) => onChange({ back })} />
      </span>
    </div>
  );
}

interface LimitFieldProps {
  label: string;
  unit: string;
  value: number | null;
  bounds: { readonly usual: number; readonly max: number };
  onCommit: (value: number | null) => void;
}

/** A figure that holds the search within bounds, with what is usual until somebody says otherwise. */
function LimitField({ label, unit, value, bounds: { usual, max }, onCommit }: LimitFieldProps) {
  return (
    <span className="flex items-center gap-3 whitespace-nowrap">
      {label}
      <span className="w-[88px]">
        <NumberField
          label={label}
          unit={unit}
          value={value ?? usual}
          min={1}
          max={max}
          onChange={() => undefined}
          onCommit={(now) => now !== (value ?? usual) && onCommit(now)}
        />
      </span>
    </span>
  );
}

interface PlaceFieldProps {
  label: string;
  value: string;
  placeholder: string;
  onCommit: (value: string) => void;
}

/** A postcode, a town or both; asked when it is left or Enter is pressed. */
function PlaceField({ label, value, placeholder, onCommit }: PlaceFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  return (
    <span className="w-[150px]">
      <TextField
        label={label}
        value={typed}
        onChange={setTyped}
        onCommit={(now) => {
          if (now !== value) onCommit(now);
        }}
        placeholder={placeholder}
        maxLength={60}
      />
    </span>
  );
}
