import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Field as FieldFrame } from '../../../ui/Field.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { valuesOf } from '../form/formValues.ts';
import type { ControlProps } from './control.ts';

type Entry = Readonly<Record<string, unknown>>;
type Props = ControlProps & { readonly renderControl: (props: ControlProps) => ReactNode };
const noFaults: Readonly<Record<string, string>> = {};

/** Entries that belong to the record: added, removed and moved, each with the fields of the definition. */
export function ListControl({ field, name, value, onChange, readOnly, faults = noFaults, renderControl }: Props) {
  const id = useId();
  const fields = field.fields ?? {};
  const entries: readonly Entry[] = Array.isArray(value) ? value : [];
  const list = useRef<HTMLDivElement>(null);
  const isAdding = useRef(false);
  useEffect(() => {
    if (!isAdding.current) return;
    isAdding.current = false;
    list.current?.querySelector<HTMLElement>(':scope > [role="group"]:nth-last-child(2) :is(input, textarea, button)')?.focus();
  });
  const replace = (at: number, entry: Entry) => onChange(entries.map((it, place) => (place === at ? entry : it)));
  const move = (from: number, to: number) => {
    const moved = entries.toSpliced(from, 1);
    onChange(moved.toSpliced(to, 0, entries[from] ?? {}));
  };
  const add = () => {
    isAdding.current = true;
    onChange([...entries, blank()]);
  };
  const blank = () => valuesOf({ fields }, { record: Object.fromEntries(Object.entries(fields).map(([key, it]) => [key, it.default])), names: Object.keys(fields) });
  return (
    <div ref={list} className="flex min-w-0 flex-1 flex-col gap-3">
      {entries.map((entry, at) => (
        <div key={`${id}-${at}`} role="group" aria-label={`${field.label} ${at + 1}`} className="flex flex-wrap items-start gap-2 border-l-2 border-line pl-4">
          <div className="grid min-w-[min(100%,180px)] flex-1 grid-cols-[repeat(auto-fit,minmax(min(100%,200px),1fr))] gap-x-6 gap-y-2">
            {Object.entries(fields).map(([key, inner]) => {
              const path = `${name}.${at}.${key}`;
              const fault = faults[`${at}.${key}`];
              const set = (next: unknown) => replace(at, { ...entry, [key]: next });
              if (inner.kind === 'flag') return <span key={key} data-field={path} className="flex h-13 items-center"><Checkbox value={entry[key] === true} onChange={set} readOnly={readOnly}>{inner.label}</Checkbox></span>;
              return (
                <div key={key} data-field={path}>
                  <FieldFrame label={inner.label} layout="narrow" required={inner.required !== undefined && inner.required !== false} {...(fault && { error: fault })}>
                    {renderControl({ field: inner, name: path, value: entry[key], onChange: set, readOnly })}
                  </FieldFrame>
                </div>
              );
            })}
          </div>
          {!readOnly && (
            <span className="flex flex-none">
              <IconButton small icon="arrow-up" label="Nach oben" onClick={() => move(at, at - 1)} {...(at === 0 && { reason: 'steht ganz oben' })} />
              <IconButton small icon="arrow-down" label="Nach unten" onClick={() => move(at, at + 1)} {...(at === entries.length - 1 && { reason: 'steht ganz unten' })} />
              <IconButton small danger icon="trash" label="Entfernen" onClick={() => onChange(entries.toSpliced(at, 1))} />
            </span>
          )}
        </div>
      ))}
      {entries.length === 0 && readOnly && <span className="text-3">–</span>}
      {!readOnly && <span><Button small look="quiet" icon="plus" onClick={add}>{field.label} hinzufügen</Button></span>}
    </div>
  );
}
