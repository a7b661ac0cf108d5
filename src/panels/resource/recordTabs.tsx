import type { ComponentType } from 'react';
import { useAnyEntity, type AnyEntity } from '../../api/records/entities.ts';
import { tools } from '../../commands/tools.ts';
import { mayRead } from '../../domain/access/matrix.ts';
import type { Resource } from '../../domain/define/resource.ts';
import type { RecordForm } from '../kit/form/recordForm.ts';
import { ResourceForm } from '../kit/form/ResourceForm.tsx';
import type { RecordTab } from '../kit/record/recordTab.ts';
import { relatedTab } from '../kit/related/relatedTab.tsx';
import type { ScreenTab } from '../kit/screen/extendResource.ts';
import { screenOf } from '../kit/screen/screens.ts';

/** The tabs of a record: its form, and what its resource wants beside it. A record to come has its form alone. */
export function recordTabs(record: RecordForm): readonly RecordTab[] {
  const { resource, iri } = record;
  const screen = screenOf(resource.path);
  const wanted = screen?.tabs ?? [];
  const elsewhere = new Set(wanted.flatMap((it) => ('blocks' in it ? it.blocks : [])));
  const first = resource.form.map((it) => it.title).filter((title) => !elsewhere.has(title));
  const own = formTab(record, { key: 'daten', label: screen?.firstTab ?? resource.title.one, blocks: first });
  const form = screen?.form ? { ...own, content: <screen.form record={record} /> } : own;
  const roles = tools().roles();
  const open = wanted.filter(({ area }) => area === undefined || mayRead(roles, area));
  return [form, ...open.flatMap((tab) => tabOf(record, iri, tab) ?? [])];
}

function tabOf(record: RecordForm, iri: string | null, tab: ScreenTab): RecordTab | undefined {
  const { key, label } = tab;
  if ('blocks' in tab) return formTab(record, tab);
  if ('form' in tab) return { key, label, holds: 'form', fields: tab.fields, content: <tab.form record={record} /> };
  if (iri === null) return undefined;
  if ('list' in tab)
    return relatedTab(tab.list, { key, label, iri, ...(tab.isCounted !== undefined && { isCounted: tab.isCounted }) });
  const count = record.entity && tab.count?.(record.entity);
  return {
    key,
    label,
    holds: 'free',
    content: <Content of={tab.content} iri={iri} />,
    ...(count !== undefined && { count }),
  };
}

function formTab(
  record: RecordForm,
  { key, label, blocks }: { key: string; label: string; blocks: readonly string[] },
): RecordTab {
  return {
    key,
    label,
    holds: 'form',
    fields: fieldsIn(record.resource, blocks),
    content: <ResourceForm record={record} blocks={blocks} />,
  };
}

function fieldsIn({ form }: Resource, blocks: readonly string[]): readonly string[] {
  return form.filter(({ title }) => blocks.includes(title)).flatMap(({ rows }) => rows.flat());
}

function Content({ of: Draw, iri }: { of: ComponentType<{ entity: AnyEntity }>; iri: string }) {
  const entity = useAnyEntity(iri);
  return entity && <Draw entity={entity} />;
}
