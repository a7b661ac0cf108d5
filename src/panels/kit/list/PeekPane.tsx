import { readableFields } from '../../../domain/access/visible.ts';
import type { Resource } from '../../../domain/define/resource.ts';
import { useItem } from '../../../api/queries.ts';
import { tools } from '../../../commands/tools.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { fieldText, valueAt } from '../../../domain/define/fieldText.ts';
import { nameOf, nameOfEntity, urlOfIri } from '../represent.ts';
import { peekWidth } from './peekWidth.ts';

/** The record of a row beside the list, to read; it follows while the arrows walk on. */
export function PeekPane({ resource, iri, onClose }: { resource: Resource; iri: string; onClose: () => void }) {
  const { item } = useItem(iri);
  const readable = new Set(readableFields(resource, tools().roles()));
  const blocks = resource.form.length > 0 ? resource.form.map((it) => ({ title: it.title, names: it.rows.flat() })) : [{ title: resource.title.one, names: resource.list.columns }];
  return (
    <aside aria-label="Vorschau" style={{ width: peekWidth }} className="flex flex-none flex-col border-l border-line bg-panel">
      <header className="flex h-17 flex-none items-center gap-2 border-b border-line pr-2 pl-5">
        <span className="min-w-0 flex-1 truncate font-strong">{item ? nameOfEntity(item) : nameOf(iri)}</span>
        <IconButton icon="external-link" label="Öffnen" onClick={() => tools().open(urlOfIri(iri))} />
        <IconButton icon="x" label="Vorschau schließen" onClick={onClose} />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-6">
        {blocks.map(({ title, names }) => {
          const lines = names.flatMap((name) => {
            const field = resource.fields[name];
            const text = field && readable.has(name) && item ? fieldText(field, valueAt(item, name), nameOf) : '';
            return field && text !== '' && text !== 'nein' ? [{ name, label: field.label, text }] : [];
          });
          if (lines.length === 0) return null;
          return (
            <section key={title} className="pt-4">
              <h3 className="mb-1 text-11 font-strong">{title}</h3>
              <dl className="grid grid-cols-[104px_minmax(0,1fr)] gap-x-4 gap-y-1">
                {lines.map(({ name, label, text }) => (
                  <div key={name} className="contents">
                    <dt className="truncate text-11 text-2">{label}</dt>
                    <dd className="break-words whitespace-pre-line">{text}</dd>
                  </div>
                ))}
              </dl>
            </section>
          );
        })}
        {!item && <div className="waiting flex flex-col gap-4 pt-6"><Skeleton width="60%" /><Skeleton width="80%" /><Skeleton width="45%" /></div>}
      </div>
    </aside>
  );
}
