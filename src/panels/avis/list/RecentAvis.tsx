import { useAtomValue } from 'jotai';
import { store } from '../../../api/records/entities.ts';
import { useList } from '../../../api/records/queries.ts';
import { useEntities } from '../../../api/records/useEntities.ts';
import { contractNumberOf } from '../../../commands/avis/avisFacts.ts';
import { tools } from '../../../commands/tools.ts';
import { contractAvis } from '../../../domain/avis/contractAvis.ts';
import { recentAvisAtom } from '../recentAvis.ts';

const properties = ['id', 'contract', 'contractDetails'] as const;

/** The three avis that were edited last, for the way back to them. */
export function RecentAvis() {
  const iris = useAtomValue(recentAvisAtom, { store });
  const ids = iris.map((it) => it.split('/').at(-1) ?? '');
  useList(contractAvis, { filter: { id: ids }, itemsPerPage: 10, properties }, { enabled: ids.length > 0 });
  const avis = useEntities(contractAvis, iris);
  if (avis.length === 0) return null;
  return (
    <span className="flex items-center gap-3 pr-3 text-11 whitespace-nowrap text-2 @max-[900px]:hidden">
      zuletzt bearbeitet
      {avis.map((it) => (
        <button
          key={it['@id']}
          type="button"
          onClick={() => tools().dialog('avis.edit', { iris: [it['@id']] })}
          className="num text-link hover:underline"
        >
          {contractNumberOf(it)}
        </button>
      ))}
    </span>
  );
}
