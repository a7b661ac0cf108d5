import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/display/Button.tsx';
import { Checkbox } from '../../../ui/inputs/Checkbox.tsx';
import { Field as FieldFrame } from '../../../ui/inputs/Field.tsx';
import { IconButton } from '../../../ui/display/IconButton.tsx';
import { Menu } from '../../../ui/overlays/Menu.tsx';
import { valuesOf } from '../form/formValues.ts';
import { moved } from '../sort/moved.ts';
import { SortHandle } from '../sort/SortHandle.tsx';
import { useSortByHand } from '../sort/useSortByHand.tsx';
import type { ControlProps } from './control.ts';

type Entry = Readonly<Record<string, unknown>>;
type Props = ControlProps & { readonly renderControl: (props: ControlProps) => ReactNode };
const noFaults: Readonly<Record<string, string>> = {};

/** Entries that belong to the record: added, removed and moved, each with the fields of the definition. */
export function ListControl({ field, name, value, onChange, readOnly, faults = noFaults, renderControl }: Props) {
  const id = useId();
  const fields = field.fields ?? {};
  const entries: readonly Entry[] = Array.isArray(value) ? value : [];
  const [list, setList] = useState<HTMLElement | null>(null);
  const rows = useMemo(() => rowsOf(id), [id]);
  /** The entry that gets the keyboard once it stands there, and the control in it. */
  const wanted = useRef<{ at: number; control: number } | null>(null);
  useEffect(() => {
    if (!wanted.current || !list) return;
    const { at, control } = wanted.current;
    wanted.current = null;
    controlsOf(list.querySelectorAll(rows.selector)[at])[control]?.focus();
  });
  const replace = (at: number, entry: Entry) => onChange(entries.map((it, place) => (place === at ? entry : it)));
  const sort = useSortByHand({
    frame: readOnly ? null : list,
    rows,
    keys: entries.map((_, at) => String(at)),
    nameOf: (key) => `${field.label} ${String(Number(key) + 1)}`,
    move: (key, to) => {
      const row = list?.querySelectorAll(rows.selector)[Number(key)];
      const control = controlsOf(row).indexOf(document.activeElement as HTMLElement);
      if (control >= 0) wanted.current = { at: to, control };
      onChange(moved(entries, Number(key), to));
    },
    reason: readOnly ? 'nur zu lesen' : undefined,
  });
  const add = () => {
    wanted.current = { at: entries.length, control: 0 };
    onChange([...entries, blank()]);
  };
  const blank = () =>
    valuesOf(
      { fields },
      {
        record: Object.fromEntries(Object.entries(fields).map(([key, it]) => [key, it.default])),
        names: Object.keys(fields),
      },
    );
  return (
    <div ref={setList} className="relative flex min-w-0 flex-1 flex-col gap-3">
      {entries.map((entry, at) => (
        <div
          key={`${id}-${at}`}
          role="group"
          aria-label={`${field.label} ${at + 1}`}
          data-sort-entry={id}
          data-sort-key={at}
          onKeyDown={(event) => void sort.onKeyDown(event)}
          className="flex flex-wrap items-start gap-2 border-l-2 border-line pl-2"
        >
          {!readOnly && entries.length > 1 ? <SortHandle /> : <span className="w-2" />}
          <div className="grid min-w-[min(100%,180px)] flex-1 grid-cols-[repeat(auto-fit,minmax(min(100%,200px),1fr))] gap-x-6 gap-y-2">
            {Object.entries(fields).map(([key, inner]) => {
              const path = `${name}.${at}.${key}`;
              const fault = faults[`${at}.${key}`];
              const set = (next: unknown) => replace(at, { ...entry, [key]: next });
              if (inner.kind === 'flag')
                return (
                  <span key={key} data-field={path} className="flex h-13 items-center">
                    <Checkbox value={entry[key] === true} onChange={set} readOnly={readOnly}>
                      {inner.label}
                    </Checkbox>
                  </span>
                );
              return (
                <div key={key} data-field={path}>
                  <FieldFrame
                    label={inner.label}
                    layout="narrow"
                    required={inner.required !== undefined && inner.required !== false}
                    {...(fault && { error: fault })}
                  >
                    {renderControl({ field: inner, name: path, value: entry[key], onChange: set, readOnly })}
                  </FieldFrame>
                </div>
              );
            })}
          </div>
          {!readOnly && (
            <span className="flex flex-none">
              <Menu small icon="arrow-up-down" label="Position" align="end" entries={() => sort.entries(String(at))} />
              <IconButton
                small
                danger
                icon="trash"
                label="Entfernen"
                onClick={() => onChange(entries.toSpliced(at, 1))}
              />
            </span>
          )}
        </div>
      ))}
      {sort.layer}
      {entries.length === 0 && readOnly && <span className="text-3">–</span>}
      {!readOnly && (
        <span>
          <Button small look="quiet" icon="plus" onClick={add}>
            {field.label} hinzufügen
          </Button>
        </span>
      )}
    </div>
  );
}

/** The entries of this list, and none of a list inside one of them. */
function rowsOf(id: string) {
  return { selector: `[data-sort-entry="${id}"]`, keyOf: (row: Element) => row.getAttribute('data-sort-key') };
}

function controlsOf(row: Element | undefined): readonly HTMLElement[] {
  return [...(row?.querySelectorAll<HTMLElement>('input, textarea, button') ?? [])];
}
