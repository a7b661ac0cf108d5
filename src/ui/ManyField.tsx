import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import { useEffect, useState } from 'react';
import { optionText, type ComboOption } from './comboOption.ts';
import { boxClass, oneLine } from './fieldBox.ts';
import { useFieldFrame } from './fieldContext.ts';
import { FieldMark } from './FieldMark.tsx';
import type { FieldProps } from './fieldProps.ts';
import { Icon } from './Icon.tsx';
import { optionClass, optionListClass } from './optionList.ts';
import { useOptions, type LoadOptions } from './useOptions.ts';

export interface ManyFieldProps extends FieldProps<readonly string[]> {
  /** All that can be chosen; keep its identity stable. */
  load: LoadOptions;
  /** How the chosen ones read. */
  names: readonly string[];
}

/** Several of a manageable list in one line; the list stays open while they are ticked, letters jump to an entry. */
export function ManyField(props: ManyFieldProps) {
  const { value, onChange, load, names, placeholder = 'Bitte wählen...', className = '' } = props;
  const { box, control } = useFieldFrame(props);
  const [open, setOpen] = useState(false);
  const { options } = useOptions(load, { query: '', open });
  const locked = box.disabled || box.readOnly;
  const shown = names.join(', ');
  return (
    <Listbox value={[...value]} onChange={(next: string[]) => onChange(next)} multiple disabled={locked}>
      {({ open: isOpen }) => (
        <>
          <Opened open={isOpen} onOpen={setOpen} />
          <ListboxButton {...control} aria-label={`${control['aria-label'] ?? ''}: ${shown || placeholder}`} data-tip={shown || undefined} className={`${boxClass(box)} focus-inside ${oneLine} text-left ${className}`}>
            <span className={`min-w-0 flex-1 truncate ${shown ? '' : 'text-3'}`}>{shown || placeholder}</span>
            {value.length > 1 && <span aria-hidden data-count={value.length} className="num text-11 text-3 after:content-[attr(data-count)]" />}
            <FieldMark invalid={box.invalid} readOnly={box.readOnly} />
            {!box.readOnly && <Icon name="chevrons-up-down" className="-mr-1 text-3" />}
          </ListboxButton>
          <ListboxOptions anchor="bottom start" modal={false} className={optionListClass}>
            {options.list.map((option) => <Line key={option.key} option={option} isOn={value.includes(option.key)} />)}
            {options.list.length === 0 && <div className="flex h-13 items-center px-4 text-3">{options.state === 'failed' ? 'Fehler beim Abruf' : options.state === 'ready' ? 'Keine Einträge gefunden' : 'Suche läuft ...'}</div>}
          </ListboxOptions>
        </>
      )}
    </Listbox>
  );
}

function Line({ option, isOn }: { option: ComboOption; isOn: boolean }) {
  return (
    <ListboxOption value={option.key} className={optionClass}>
      <span aria-hidden className={`grid size-7 flex-none place-items-center rounded-1 border ${isOn ? 'border-accent bg-accent text-on-accent' : 'border-line-strong bg-field'}`}>
        {isOn && <Icon name="check" size={10} className="[stroke-width:3]" />}
      </span>
      {optionText(option)}
    </ListboxOption>
  );
}

/** Tells the field that its list has opened or closed, because headlessui only tells its children. */
function Opened({ open, onOpen }: { open: boolean; onOpen: (open: boolean) => void }) {
  useEffect(() => onOpen(open), [open, onOpen]);
  return null;
}
