import { useMemo } from 'react';
import { definitionOf } from '../../api/definitions.ts';
import { useEntity } from '../../api/records/entities.ts';
import { tools } from '../../commands/tools.ts';
import { openedRowsOf } from '../../domain/access/openRows.ts';
import { reachOf } from '../../domain/access/visible.ts';
import { driver } from '../../domain/driver/driver.ts';
import type { PanelProps } from '../definePanel.ts';
import { RecordGone } from '../kit/record/RecordState.tsx';
import { usePanel } from '../panelContext.ts';
import { ResourceRecord } from '../resource/ResourceRecordPanel.tsx';

const title = {
  one: 'Bewerber',
  gender: 'm',
  many: 'Neue Fahrer',
  left: 'Er ist inzwischen als Fahrer aktiviert oder wurde gelöscht.',
} as const;

/**
 * An applicant: the record of a driver, for whoever reviews applicants. He leaves with his activation those to whom
 * drivers are closed, also where they go on to pick him from lists.
 */
export default function NewDriverPanel({ params, query }: PanelProps) {
  const resource = useMemo(() => ({ ...openedRowsOf(definitionOf({ path: driver.path })), title }), []);
  const iri = `/api/${driver.path}/${params.id ?? ''}`;
  const { close } = usePanel();
  const hasLeft = useEntity(driver, iri)?.active === true && reachOf(driver, tools().roles()) !== 'all';
  if (hasLeft) return <RecordGone title={title} lost={[]} onClose={close} />;
  return <ResourceRecord key={iri} resource={resource} iri={iri} query={query} />;
}
