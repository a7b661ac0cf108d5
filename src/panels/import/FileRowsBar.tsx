import { useEntity, type AnyEntity } from '../../api/records/entities.ts';
import type { importContract } from '../../domain/import/importContract.ts';
import { manufacturerImport } from '../../domain/import/manufacturerImport.ts';
import type { ListModel } from '../kit/list/useListModel.ts';
import { RowsBar } from './RowsBar.tsx';

type FileRowsBarProps = {
  readonly owner: AnyEntity;
  readonly model: ListModel<typeof importContract>;
  readonly goTo: (iri: string) => void;
};

/** The bar over the rows of one file, with the work that goes on in it. */
export function FileRowsBar({ owner, ...props }: FileRowsBarProps) {
  const file = useEntity(manufacturerImport, owner['@id']);
  return <RowsBar {...props} {...(file && { file })} />;
}
