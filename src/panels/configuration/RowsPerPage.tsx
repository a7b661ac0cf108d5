import { useAtomValue } from 'jotai';
import { store } from '../../api/entities.ts';
import { sessionAtom } from '../../api/session.ts';
import { useSetting } from '../../api/settings.ts';
import { mayRead, type Area } from '../../domain/access/matrix.ts';
import { rowsPerPage } from '../../domain/choices/rowsPerPage.ts';
import { offers, type Resource } from '../../domain/define/resource.ts';
import { resources } from '../../domain/resources.ts';
import { FieldRow } from '../../ui/FieldRow.tsx';
import { Field } from '../../ui/Field.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { keepSetting } from './keepSetting.ts';

const key = 'listPerPage';
const usual = 100;

function storedCounts(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

type List = { readonly path: string; readonly title: string; readonly area: Area; readonly perPage?: number | undefined };
/** The dispatch list shows orders too, and remembers its rows apart. */
const dispatchList: List = { path: 'disposition', title: 'Auftragsliste', area: 'disposition' };
const listOf = ({ path, title, area, list }: Resource): List => ({ path, title: title.many, area, perPage: list.perPage });

/** How many rows each list shows; the lists remember it too when it is changed there. */
export function RowsPerPage() {
  const counts = storedCounts(useSetting(key));
  const roles = useAtomValue(sessionAtom, { store })?.roles ?? [];
  const lists = [...resources.filter((it) => offers(it, 'list')).map(listOf), dispatchList].filter((it) => mayRead(roles, it.area)).toSorted((a, b) => a.title.localeCompare(b.title, 'de'));
  return (
    <FieldRow>
      {lists.map(({ path, title, perPage }) => {
        const stored = counts[path];
        const count = String(typeof stored === 'number' ? stored : (perPage ?? usual));
        const offered = rowsPerPage.items.filter((it) => it.key === count || it.only === undefined || (it.only as readonly string[]).includes(path));
        return (
          <Field key={path} label={title}>
            <SelectField options={offered.map(({ key: id, label }) => ({ key: id, label }))} value={count} onChange={(next) => keepSetting(key, { ...counts, [path]: Number(next) })} />
          </Field>
        );
      })}
    </FieldRow>
  );
}
