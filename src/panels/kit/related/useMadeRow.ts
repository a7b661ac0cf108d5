import { useState } from 'react';
import { useAnyEntity, type AnyEntity } from '../../../api/records/entities.ts';
import { noteMadeRow } from '../cellEdit/typedCells.ts';
import type { ListModel } from '../list/useListModel.ts';

/**
 * A row that was just made stays where it was typed until the list shows it by itself, so that whoever types on begins
 * from there. Another page or filter is another list.
 */
export function useMadeRow({ state }: ListModel, { owner, iris }: { owner: AnyEntity; iris: readonly string[] }) {
  const [made, setMade] = useState<{ readonly iri: string; readonly state: ListModel['state'] } | null>(null);
  const isKnown = useAnyEntity(made?.iri) !== undefined;
  const isOwn = made !== null && made.state === state && !iris.includes(made.iri);
  if (made !== null && !isOwn) setMade(null);
  return {
    iri: isOwn && isKnown ? made.iri : undefined,
    note(entity: AnyEntity) {
      setMade({ iri: entity['@id'], state });
      noteMadeRow({ iri: entity['@id'], owner: owner['@id'], version: owner.version });
    },
  };
}
