import { useMemo } from 'react';
import { definitionOf } from '../../api/definitions.ts';
import { openedRowsOf } from '../../domain/access/openRows.ts';
import { driver } from '../../domain/driver/driver.ts';
import type { PanelProps } from '../definePanel.ts';
import { ResourceRecord } from '../resource/ResourceRecordPanel.tsx';

/** An applicant: the record of a driver, for whoever reviews applicants. */
export default function NewDriverPanel({ params, query }: PanelProps) {
  const resource = useMemo(() => openedRowsOf(definitionOf({ path: driver.path })), []);
  const iri = `/api/${driver.path}/${params.id ?? ''}`;
  return <ResourceRecord key={iri} resource={resource} iri={iri} query={query} />;
}
