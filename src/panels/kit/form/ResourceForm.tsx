import { useAtomValue } from 'jotai';
import { useMemo, type FocusEvent, type ReactNode } from 'react';
import { store } from '../../../api/entities.ts';
import { announcePresence, presenceAtom } from '../../../api/presence.ts';
import type { Resource } from '../../../domain/define/resource.ts';
import { Block } from '../../../ui/Block.tsx';
import { BoundField } from '../fields/BoundField.tsx';
import { RecordFormContext } from '../fields/formContext.ts';
import { DraftNote } from './DraftNote.tsx';
import { FaultNote } from './FaultNote.tsx';
import type { RecordForm } from './useRecordForm.ts';

/** Everything around the fields of a record: who else is here, drafts, faults; the fields are the children. */
export function RecordFormFrame({ record, children }: { record: RecordForm; children: ReactNode }) {
  const { iri, root } = record;
  const told = (event: FocusEvent) => {
    const field = event.target.closest<HTMLElement>('[data-field]')?.dataset['field'] ?? null;
    if (iri !== null) announcePresence(iri, field);
  };
  return (
    <RecordFormContext value={record}>
      <div ref={root} onFocus={told} onBlur={(event) => iri !== null && !event.currentTarget.contains(event.relatedTarget) && announcePresence(iri, null)} className="@container flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-5 pt-4 pb-8">
        <DraftNote record={record} />
        <FaultNote record={record} />
        {children}
      </div>
    </RecordFormContext>
  );
}

/** The blocks of a definition as a form; a new record shows only what can be filled in. */
export function ResourceForm({ record }: { record: RecordForm }) {
  const blocks = useMemo(() => blocksOf(record.resource), [record.resource]);
  const people = useAtomValue(presenceAtom(record.iri ?? ''), { store });
  const isShown = (name: string) => record.canSee(name) && (record.iri !== null || record.canChange(name));
  return (
    <RecordFormFrame record={record}>
      {blocks.map(({ title, rows }) => {
        const shown = rows.map((row) => row.filter(isShown)).filter((row) => row.length > 0);
        if (shown.length === 0) return null;
        return (
          <Block key={title} title={title}>
            {shown.map((row) => (
              <div key={row.join()} className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,236px),1fr))] items-start gap-x-8 gap-y-2">
                {row.flatMap((name) => fieldsOf(record.resource, name)).map((path) => (
                  <BoundField key={path} name={path} presence={people.filter((it) => it.field === path).map((it) => it.initials)} />
                ))}
              </div>
            ))}
          </Block>
        );
      })}
    </RecordFormFrame>
  );
}

/** An embedded object stands with all its own fields. */
function fieldsOf({ fields }: Resource, name: string): readonly string[] {
  const field = fields[name];
  return field?.kind === 'embedded' ? Object.keys(field.fields ?? {}).map((inner) => `${name}.${inner}`) : [name];
}

function blocksOf(resource: Resource): Resource['form'] {
  if (resource.form.length > 0) return resource.form;
  const names = Object.entries(resource.fields).filter(([, it]) => it.option !== true && it.aliasOf === undefined).map(([name]) => [name]);
  return [{ title: resource.title.one, rows: names }];
}
