import { useState } from 'react';
import { optionText, type ComboOption } from './comboOption.ts';
import { boxClass, oneLine } from './fieldBox.ts';
import { useFieldFrame } from './fieldContext.ts';
import { FieldMark } from './FieldMark.tsx';
import type { FieldProps } from './fieldProps.ts';
import { Icon } from '../display/Icon.tsx';
import { ListButton } from './ListButton.tsx';
import type { OptionLine } from './OptionLines.tsx';
import { useOptions, type LoadOptions, type Options } from './useOptions.ts';

export interface ManyFieldProps extends FieldProps<readonly string[]> {
  /** All that can be chosen; keep its identity stable. */
  load: LoadOptions;
  /** How the chosen ones read. */
  names: readonly string[];
}

/** Several of a manageable list in one line; the list stays open while they are ticked, letters jump to an entry. */
export function ManyField(props: ManyFieldProps) {
  const { value, onChange, load, names, placeholder, className = '' } = props;
  const { box, control } = useFieldFrame(props);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { options } = useOptions(load, { query: '', open: anchor !== null });
  const shown = names.join(', ');
  const said = shown || (placeholder ?? (box.isFixed ? '' : 'Bitte wählen...'));
  const { 'aria-label': label = '', 'aria-required': _, ...frame } = control;
  return (
    <ListButton
      {...frame}
      label={[label, said].filter(Boolean).join(': ')}
      listLabel={label}
      tip={shown || undefined}
      lines={anchor ? options.list.map((option) => lineOf(option, value.includes(option.key))) : []}
      note={noteOf(options)}
      anchor={anchor}
      onOpen={setAnchor}
      onTake={({ key }) => onChange(value.includes(key) ? value.filter((it) => it !== key) : [...value, key])}
      several
      disabled={box.isFixed}
      className={`${boxClass(box)} focus-inside ${oneLine} text-left ${className}`}
    >
      <span className={`min-w-0 flex-1 truncate ${shown ? '' : 'text-3'}`}>{said}</span>
      {value.length > 1 && (
        <span aria-hidden data-count={value.length} className="num text-11 text-3 after:content-[attr(data-count)]" />
      )}
      <FieldMark invalid={box.invalid} readOnly={box.readOnly} />
      {!box.readOnly && <Icon name="chevrons-up-down" className="-mr-1 text-3" />}
    </ListButton>
  );
}

function noteOf({ state }: Options): string {
  if (state === 'failed') return 'Fehler beim Abruf';
  return state === 'ready' ? 'Keine Einträge gefunden' : 'Suche läuft ...';
}

function lineOf(option: ComboOption, isOn: boolean): OptionLine {
  const text = optionText(option);
  return {
    key: option.key,
    text,
    chosen: isOn,
    face: (
      <>
        <Tick isOn={isOn} />
        {text}
      </>
    ),
  };
}

function Tick({ isOn }: { isOn: boolean }) {
  return (
    <span
      aria-hidden
      className={`grid size-7 flex-none place-items-center rounded-1 border ${isOn ? 'border-accent bg-accent text-on-accent' : 'border-line-strong bg-field'}`}
    >
      {isOn && <Icon name="check" size={10} className="[stroke-width:3]" />}
    </span>
  );
}
