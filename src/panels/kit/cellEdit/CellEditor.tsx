import { useEffect } from 'react';
import { messageOf } from '../../../api/apiErrors.ts';
import { useAnyEntity } from '../../../api/records/entities.ts';
import { useAnyItem } from '../../../api/records/queries.ts';
import { tools } from '../../../commands/tools.ts';
import { CellForm } from './CellForm.tsx';
import type { CellEditorProps } from './cellEditorProps.ts';

/** The editor of one cell; what the list has not asked for is fetched before it opens. */
export default function CellEditor(props: CellEditorProps) {
  const { edited, editing } = props;
  const { iri, column } = edited;
  const fields = column.edit ?? [];
  const known = useAnyEntity(iri);
  const isPartial = known !== undefined && fields.some(({ path }) => known[path.split('.')[0] ?? ''] === undefined);
  const { error } = useAnyItem(isPartial ? iri : null);
  useEffect(() => {
    if (!error) return;
    tools().notify.error('Der Datensatz konnte nicht geladen werden', { detail: messageOf(error) });
    editing.leave(edited, 'stay');
  }, [error, edited, editing]);
  const isGone = known === undefined;
  useEffect(() => {
    if (!isGone) return;
    tools().notify.warning('Der Datensatz ist gelöscht');
    editing.leave(edited, 'stay');
  }, [isGone, edited, editing]);
  return known && !isPartial ? <CellForm {...props} entity={known} fields={fields} /> : null;
}
