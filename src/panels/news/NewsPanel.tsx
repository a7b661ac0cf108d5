import { useMemo } from 'react';
import { definitionOf } from '../../api/definitions.ts';
import { tools } from '../../commands/tools.ts';
import { openedRowsOf } from '../../domain/access/openRows.ts';
import { mayRead } from '../../domain/access/matrix.ts';
import { news } from '../../domain/news/news.ts';
import type { PanelProps } from '../definePanel.ts';
import { ResourceRecord } from '../resource/ResourceRecordPanel.tsx';

/** A news: the record with its form for whoever prepares news, the text alone for everybody else. */
export default function NewsPanel({ params, query }: PanelProps) {
  const resource = useMemo(() => {
    const whole = definitionOf({ path: news.path });
    return mayRead(tools().roles(), whole.area) ? whole : openedRowsOf(whole);
  }, []);
  const iri = `/api/${news.path}/${params.id ?? ''}`;
  return <ResourceRecord key={iri} resource={resource} iri={iri} query={query} />;
}
