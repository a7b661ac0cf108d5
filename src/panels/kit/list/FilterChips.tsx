import { useCallback, useState } from 'react';
import { Chip } from '../../../ui/display/Chip.tsx';
import { Icon } from '../../../ui/display/Icon.tsx';
import { Menu } from '../../../ui/overlays/Menu.tsx';
import { late } from '../late.tsx';
import { useNames } from '../useNames.ts';
import { askedFilters, referredBy, sentenceOf } from './filterSentence.ts';
import { toolCaptions } from './listTools.ts';
import { withoutFilter } from './listUrl.ts';
import type { ListModel } from './useListModel.ts';

const FilterEditor = late({
  load: async () => (await import('./FilterEditor.tsx')).FilterEditor,
  giveUp: ({ onClose }) => onClose(),
});

/** The filters of a list as sentences that can be changed and taken off, and the way to one more. */
export function FilterChips({ model }: { model: ListModel }) {
  const { resource, state, setFilter, searchName } = model;
  const [editing, setEditing] = useState<{ name: string; anchor: Element }>();
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const active = askedFilters(resource, state.filter).filter(({ name }) => name !== searchName);
  const refer = useNames(active.flatMap(({ filter, asked }) => referredBy(resource, filter, asked)));
  const close = useCallback(() => setEditing(undefined), []);
  const definition = editing && resource.filters[editing.name];
  const offered = () =>
    Object.entries(resource.filters)
      .filter(([name, filter]) => name !== searchName && filter.kind !== 'search' && filter.kind !== 'entities')
      .map(([name, filter]) => ({
        id: name,
        label: filter.label,
        ...(active.some((it) => it.name === name) && { checked: true }),
        run: () => bar && setEditing({ name, anchor: bar.querySelector(`[data-filter="${CSS.escape(name)}"]`) ?? bar }),
      }));

  return (
    <>
      <span className="contents short:order-1 short:flex short:h-15 short:min-w-0 short:flex-1 short:flex-wrap short:items-center short:overflow-hidden short:@max-[620px]:hidden">
        {active.map(({ name, filter, asked }) => {
          const sentence = sentenceOf(filter, asked, { resource, refer });
          return (
            <span key={name} data-filter={name} className="contents">
              <span className="mr-3 inline-flex h-15 max-w-full items-center align-middle text-12">
                <Chip
                  name={sentence.name}
                  onEdit={() =>
                    setEditing({
                      name,
                      anchor:
                        bar?.parentElement?.querySelector(`[data-filter="${CSS.escape(name)}"] > span`) ??
                        document.body,
                    })
                  }
                  onRemove={() => setFilter(withoutFilter(state.filter, name))}
                >
                  {sentence.text}
                </Chip>
              </span>
            </span>
          );
        })}
      </span>
      <span ref={setBar} className="flex-none mr-3 inline-flex h-15 items-center align-middle text-12">
        <Menu
          label={toolCaptions.filter}
          entries={offered}
          className="inline-flex h-12 flex-none items-center gap-2.5 rounded-2 border border-dashed border-line-strong px-4 text-11 whitespace-nowrap text-2 hover:bg-hover hover:text-1"
        >
          <Icon name="plus" />
          Filter
        </Menu>
        {active.length > 0 && (
          <span className="num hidden pl-3 text-11 whitespace-nowrap text-2 short:inline">{active.length} gesetzt</span>
        )}
      </span>
      {editing && definition && (
        <FilterEditor
          key={editing.name}
          resource={resource}
          definition={definition}
          name={editing.name}
          filter={state.filter}
          onChange={setFilter}
          anchor={editing.anchor}
          onClose={close}
        />
      )}
    </>
  );
}
