import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { store } from '../../api/records/entities.ts';
import { sessionAtom } from '../../api/session/session.ts';
import { useSetting } from '../../api/session/settings.ts';
import { mayRead } from '../../domain/access/matrix.ts';
import { offers } from '../../domain/define/noun.ts';
import { formatCount } from '../../domain/number/formatCount.ts';
import { nouns } from '../../domain/nouns.ts';
import { IconButton } from '../../ui/display/IconButton.tsx';
import { SelectField } from '../../ui/inputs/SelectField.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { keepSetting } from '../kit/keepSetting.ts';
import { changedFirst, countsOffered, dispatchList, listOf, storedCounts, type List } from './rowsOfLists.ts';

const key = 'listPerPage';

/**
 * How many rows each list shows; those set otherwise than usual stand first. The lists remember it too when it is
 * changed there.
 */
export function RowsPerPage() {
  const counts = storedCounts(useSetting(key));
  const roles = useAtomValue(sessionAtom, { store })?.roles;
  const [query, setQuery] = useState('');
  /** No row moves away under the pointer: what differed when the settings were opened stands first. */
  const [atFirst] = useState(counts);
  const lists = useMemo(
    () =>
      changedFirst(
        [...nouns.filter((it) => offers(it, 'list')).map(listOf), dispatchList].filter((it) =>
          mayRead(roles ?? [], it.area),
        ),
        atFirst,
      ),
    [roles, atFirst],
  );
  const wanted = query.trim().toLocaleLowerCase('de');
  const shown = lists.filter(({ title }) => title.toLocaleLowerCase('de').includes(wanted));
  const reset = (path: string) =>
    keepSetting(key, Object.fromEntries(Object.entries(counts).filter(([it]) => it !== path)));
  return (
    <div className="flex flex-col gap-3 pt-2">
      <div className="max-w-[260px]">
        <TextField label="Liste suchen" type="search" placeholder="Liste suchen" value={query} onChange={setQuery} />
      </div>
      <div className="max-h-[330px] overflow-auto rounded-2 border border-line">
        <table className="w-full">
          <thead className="sticky top-0 z-(--z-sticky) bg-sunken text-left text-11 text-2">
            <tr className="h-13">
              <th scope="col" className="px-4 font-medium">
                Liste
              </th>
              <th scope="col" className="w-[110px] font-medium">
                Zeilen
              </th>
              <th scope="col" className="w-[130px] pl-3 font-medium">
                Üblich
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((list) => (
              <Row
                key={list.path}
                list={list}
                count={counts[list.path]}
                onCount={(count) => keepSetting(key, { ...counts, [list.path]: count })}
                onReset={() => reset(list.path)}
              />
            ))}
          </tbody>
        </table>
        {shown.length === 0 && (
          <p role="status" className="px-4 py-3 text-2">
            Keine Liste heißt so
          </p>
        )}
      </div>
    </div>
  );
}

type RowProps = {
  readonly list: List;
  readonly count: number | undefined;
  readonly onCount: (count: number) => void;
  readonly onReset: () => void;
};

function Row({ list: { path, title, usual }, count = usual, onCount, onReset }: RowProps) {
  return (
    <tr className="border-t border-line-subtle">
      <th scope="row" className={`px-4 text-left ${count === usual ? 'font-text' : 'font-medium'}`}>
        {title}
      </th>
      <td className="py-[1px]">
        <SelectField
          label={title}
          empty={null}
          options={countsOffered(path, count)}
          value={String(count)}
          onChange={(next) => onCount(Number(next))}
        />
      </td>
      <td className="num text-3">
        <span className="flex items-center gap-3 pl-3">
          {formatCount(usual)}
          {count !== usual && (
            <IconButton small icon="rotate-ccw" label={`${title}: wieder ${formatCount(usual)}`} onClick={onReset} />
          )}
        </span>
      </td>
    </tr>
  );
}
