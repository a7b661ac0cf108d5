import { readableFields } from '../../../domain/access/visible.ts';
import type { Field } from '../../../domain/define/field.ts';
import type { Resource } from '../../../domain/define/resource.ts';
import { useItem } from '../../../api/records/queries.ts';
import { tools } from '../../../commands/tools.ts';
import { ReachLink } from '../../../ui/display/ReachLink.tsx';
import { fieldText, valueAt } from '../../../domain/define/fieldText.ts';
import { nameOf } from '../represent.ts';
import type { PeekProps } from './latePeek.tsx';
import { PeekFrame, PeekSection } from './PeekFrame.tsx';

export type PeekPaneProps = PeekProps & { readonly resource: Resource };

/** The record of a row beside the list, to read and to call; it follows while the arrows walk on. */
export default function PeekPane({ resource, iri, onClose }: PeekPaneProps) {
  const { item } = useItem(resource, iri);
  const readable = new Set(readableFields(resource, tools().roles()));
  const blocks =
    resource.form.length > 0
      ? resource.form.map((it) => ({ title: it.title, names: it.rows.flat() }))
      : [{ title: resource.title.one, names: resource.list.columns }];
  return (
    <PeekFrame iri={iri} item={item} onClose={onClose}>
      {blocks.map(({ title, names }) => {
        const lines = names.flatMap((name) => {
          const field = resource.fields[name];
          const text = field && readable.has(name) && item ? fieldText(field, valueAt(item, name), nameOf) : '';
          return field && text !== '' && text !== 'nein' ? [{ name, field, text }] : [];
        });
        if (lines.length === 0) return null;
        return (
          <PeekSection key={title} title={title}>
            <dl className="grid grid-cols-[104px_minmax(0,1fr)] gap-x-4 gap-y-1">
              {lines.map(({ name, field, text }) => (
                <div key={name} className="contents">
                  <dt className="truncate text-11 text-2">{field.label}</dt>
                  <dd className="break-words whitespace-pre-line">
                    <Value field={field} text={text} />
                  </dd>
                </div>
              ))}
            </dl>
          </PeekSection>
        );
      })}
    </PeekFrame>
  );
}

function Value({ field: { pattern }, text }: { field: Field; text: string }) {
  return pattern === 'phone' || pattern === 'email' ? <ReachLink kind={pattern} value={text} /> : text;
}
