import { definitionOf } from '../../../../api/definitions.ts';
import { useMemo, useState, type ReactNode } from 'react';
import { messageOf } from '../../../../api/apiErrors.ts';
import { useAnyEntity } from '../../../../api/records/entities.ts';
import { useChangedFields, useHistory } from '../../../../api/records/queries.ts';
import { labelOf } from '../../../../domain/choices/choices.ts';
import { emptyTexts } from '../../../../domain/choices/emptyTexts.ts';
import type { Noun } from '../../../../domain/define/noun.ts';
import { ErrorState } from '../../../../ui/display/ErrorState.tsx';
import { Pager } from '../../../../ui/display/Pager.tsx';
import { SelectField } from '../../../../ui/inputs/SelectField.tsx';
import { SkeletonRows } from '../../../../ui/display/Skeleton.tsx';
import { useNames } from '../../useNames.ts';
import { HistoryActLine } from './HistoryActLine.tsx';
import { historyActs, namedIn, type SpokenTogether } from './historyActs.ts';
import { logsFailed } from './logsFailed.ts';
import { useLogPages } from './logPages.ts';

type HistoryLogProps = {
  readonly noun: Noun;
  readonly iri: string;
  readonly together?: readonly SpokenTogether[];
  /** In front of the choice of a field. */
  readonly start?: ReactNode;
};

/**
 * Who changed what on a record, newest first, one line for each act; loaded only once somebody looks. No list inside a
 * record (`RelatedLog`): the history is a call of each resource, not one of its own, and an act joins several of its
 * rows into one sentence.
 */
export function HistoryLog({ noun, iri, together, start }: HistoryLogProps) {
  const resource = definitionOf({ path: noun.path });
  const { page, perPage, pager } = useLogPages();
  const [field, setField] = useState<string | null>(null);
  const { rows, total, isLoading, error, refetch } = useHistory(iri, { page, itemsPerPage: perPage, field });
  const createdAt = useAnyEntity(iri)?.createdAt;
  const refer = useNames(useMemo(() => namedIn(rows), [rows]));
  const changed = useChangedFields(iri);
  const fields = changed.names.flatMap((key) => {
    const label = resource.fields[key]?.label;
    return label === undefined ? [] : [{ key, label }];
  });
  const choose = (wanted: string | null) => {
    setField(wanted);
    pager.onPage(1);
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex h-18 flex-none items-center gap-3 border-b border-line-subtle px-6">
        {start}
        <span className={`text-11 text-2 ${start ? 'ml-6' : ''}`}>Feld</span>
        <SelectField
          label="Historie nach Feld"
          value={field}
          onChange={choose}
          options={fields}
          empty="alle Felder"
          className="w-[220px]"
        />
      </div>
      {error ? (
        <ErrorState
          title={logsFailed(messageOf(error))}
          onRetry={() => {
            refetch();
            changed.refetch();
          }}
        />
      ) : isLoading ? (
        <SkeletonRows rows={6} columns={3} />
      ) : rows.length === 0 ? (
        <p role="status" className="min-h-0 flex-1 px-6 py-4 text-2">
          {field === null ? labelOf(emptyTexts, 'history') : 'Dieses Feld wurde nicht geändert.'}
        </p>
      ) : (
        <div role="table" aria-label="Historie" className="ground min-h-0 flex-1 overflow-y-auto">
          {historyActs(rows, { resource, refer, createdAt, ...(together && { together }) }).map((act) => (
            <HistoryActLine key={act.key} act={act} />
          ))}
        </div>
      )}
      {total > 0 && <Pager {...pager} total={total} />}
    </div>
  );
}
