import { useEffect } from 'react';
import { readEntity, store } from '../../../api/records/entities.ts';
import { selectionSumsAtom } from '../../../commands/selectionSums.ts';
import { tools } from '../../../commands/tools.ts';
import { mayRead } from '../../../domain/access/matrix.ts';
import { contract } from '../../../domain/contract/contract.ts';
import { targetsOf, type GridSelection } from '../../kit/grid/gridSelection.ts';
import { sumsOf } from './sumsOf.ts';

/**
 * Tells the status bar how far, how long and how much money the ticked contracts are together, or the one somebody is
 * at.
 */
export function useSelectionSums(url: string, selection: GridSelection): void {
  useEffect(() => {
    const add = () => {
      const contracts = targetsOf(selection).flatMap((iri) => readEntity(contract, iri) ?? []);
      store.set(selectionSumsAtom, (all) => ({
        ...all,
        [url]: sumsOf(contracts, { seesMoney: mayRead(tools().roles(), 'contractMoney') }),
      }));
    };
    add();
    return selection.subscribe(add);
  }, [url, selection]);
  useEffect(
    () => () =>
      store.set(selectionSumsAtom, (all) => Object.fromEntries(Object.entries(all).filter(([panel]) => panel !== url))),
    [url],
  );
}
