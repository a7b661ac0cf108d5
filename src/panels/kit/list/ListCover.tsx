import type { ReactNode } from 'react';
import { messageOf } from '../../../api/apiErrors.ts';
import { formatCount } from '../../../domain/number/formatCount.ts';
import { Button } from '../../../ui/display/Button.tsx';
import { EmptyState } from '../../../ui/display/EmptyState.tsx';
import { ErrorState } from '../../../ui/display/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/display/Skeleton.tsx';
import { nameOf } from '../represent.ts';
import { askedFilters, sentenceOf } from './filterSentence.ts';
import { emptyTextOf } from './emptyTextOf.ts';
import { isSameFilter, withoutFilter } from './listUrl.ts';
import type { ListModel } from './useListModel.ts';

export type ListCoverProps = {
  readonly model: ListModel;
  readonly rowHeight?: 26 | 40;
  /** What the list says in its own words while its filters hide everything. */
  readonly emptyText?: ReactNode;
  /** What it says while it has nothing to show; usual words unless told. */
  readonly nothingYet?: string | undefined;
  /** What it asks for first, or where its rows come from. */
  readonly firstStep?: ReactNode;
  /** Offered where there is nothing yet. */
  readonly create?: { readonly label: string; readonly run: () => void } | undefined;
};

/** What stands in place of the rows: they are on their way, could not be fetched, or there are none and why. */
export function listCover({ model, rowHeight = 26, emptyText, nothingYet, firstStep, create }: ListCoverProps) {
  const { view, noun } = model;
  if (view.isLoading || model.isCountingHidden)
    return <SkeletonRows rows={rowHeight === 40 ? 14 : 24} columns={5} tall={rowHeight === 40} />;
  if (view.error && view.iris.length === 0) {
    return (
      <ErrorState title={`${noun.many} konnten nicht geladen werden`} onRetry={view.refetch} busy={view.isFetching}>
        {messageOf(view.error)}
      </ErrorState>
    );
  }
  if (view.total > 0 || view.iris.length > 0) return undefined;
  return <Empty model={model} emptyText={emptyText} nothingYet={nothingYet} firstStep={firstStep} create={create} />;
}

function Empty({ model, emptyText, nothingYet, firstStep, create }: ListCoverProps) {
  const { resource, noun, state, hidden, isFiltered, setFilter } = model;
  if (!isFiltered || hidden?.count === 0) {
    return (
      <EmptyState
        title={emptyTextOf(nothingYet, { many: noun.many, isFiltered: false })}
        actions={
          create && (
            <Button icon="plus" onClick={create.run}>
              {create.label}
            </Button>
          )
        }
      >
        {firstStep}
      </EmptyState>
    );
  }
  const isUsual = isSameFilter(state.filter, model.defaults.filter);
  const title = emptyText ?? (isUsual ? emptyTextOf(nothingYet, { many: noun.many, isFiltered }) : `0 ${noun.many}`);
  const asked = askedFilters(resource, state.filter);
  const [only] = asked;
  const sentence =
    only && asked.length === 1 ? sentenceOf(only.filter, only.asked, { resource, refer: nameOf }) : undefined;
  const why = sentence
    ? `den Filter „${sentence.name} ${sentence.text.replaceAll('„', '‚').replaceAll('“', '‘')}“`
    : `${asked.length} Filter`;
  return (
    <EmptyState
      title={title}
      actions={
        <>
          {asked.length > 1 &&
            asked.map(({ name, filter }) => (
              <Button key={name} onClick={() => setFilter(withoutFilter(state.filter, name))}>
                Filter {filter.label} aufheben
              </Button>
            ))}
          <Button look="primary" onClick={() => setFilter({})}>
            {asked.length > 1 ? 'Alle Filter aufheben' : 'Filter aufheben'}
          </Button>
        </>
      }
    >
      {hidden === undefined
        ? undefined
        : `${hidden.isAtLeast ? 'Über ' : ''}${formatCount(hidden.count)} ${hidden.count === 1 ? 'ist' : 'sind'} durch ${why} ausgeblendet.`}
    </EmptyState>
  );
}
