import { useMemo } from 'react';
import { useAnyEntity, type AnyEntity } from '../../../api/records/entities.ts';
import { useList } from '../../../api/records/queries.ts';
import { formatCount } from '../../../domain/number/formatCount.ts';
import { useIsVisible } from '../../panelContext.ts';
import { usePainted } from '../usePainted.ts';
import { belongsTo, type Related, type RowFilter } from './related.ts';

/** How many rows a list inside a record has; asked once the record is painted. */
export function RelatedCount({ related, iri }: { related: Related; iri: string }) {
  const owner = useAnyEntity(iri);
  return owner && <Count related={related} owner={owner} />;
}

const onlyId = ['id'];

function Count({ related, owner }: { related: Related; owner: AnyEntity }) {
  const isVisible = useIsVisible();
  const isPainted = usePainted();
  const wire = JSON.stringify(belongsTo(related, owner));
  const params = useMemo(
    () => ({
      filter: JSON.parse(wire) as RowFilter,
      page: 1,
      itemsPerPage: 10,
      properties: onlyId,
    }),
    [wire],
  );
  const { total, totalIsAtLeast, fetchedAt } = useList(related.resource, params, { enabled: isVisible && isPainted });
  return fetchedAt === 0 ? null : (
    <>
      {formatCount(total)}
      {totalIsAtLeast && '+'}
    </>
  );
}
