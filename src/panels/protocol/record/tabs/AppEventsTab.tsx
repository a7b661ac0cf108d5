import { useMemo, useState } from 'react';
import { messageOf } from '../../../../api/apiErrors.ts';
import { useList } from '../../../../api/records/queries.ts';
import { readEntity, type Entity } from '../../../../api/records/entities.ts';
import { labelOf } from '../../../../domain/choices/choices.ts';
import { emptyTexts } from '../../../../domain/choices/emptyTexts.ts';
import { damageProcessStates } from '../../../../domain/protocol/choices/damageProcessStates.ts';
import { appEvent } from '../../../../domain/lookup/appEvent.ts';
import type { protocol } from '../../../../domain/protocol/protocol.ts';

import { companyZone, formatInstant } from '../../../../domain/time/zone.ts';
import { EmptyState } from '../../../../ui/display/EmptyState.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { PlainTable } from '../../../kit/PlainTable.tsx';

type Protocol = Entity<typeof protocol>;

/** What the app reported, by the names of its events, the newest first, to be searched. */
export function AppEventsTab({ protocol }: { protocol: Protocol }) {
  const { events: all, problem } = useEvents(protocol);
  const [text, setText] = useState('');
  if (all.length === 0) return <EmptyState title={labelOf(emptyTexts, 'protocolEvents')} />;
  const rows = all.filter(({ name, event, type }) =>
    `${name} ${event} ${type}`.toLowerCase().includes(text.trim().toLowerCase()),
  );
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex h-17 flex-none items-center gap-4 border-b border-line-subtle px-4">
        <TextField
          label="App Events filtern"
          type="search"
          icon="search"
          placeholder="Filtern"
          value={text}
          onChange={setText}
          className="max-w-[220px]"
        />
        <span role="status" className="num text-11 text-3">
          {rows.length} von {all.length}
        </span>
      </div>
      {problem !== undefined && (
        <p role="alert" className="px-5 py-3 text-danger">
          {problem}
        </p>
      )}
      <EventTable rows={rows} />
    </div>
  );
}

/** The newest events of a protocol, as many as there is room for. */
export function AppEvents({ protocol, most }: { protocol: Protocol; most: number }) {
  const { events: all } = useEvents(protocol);
  if (all.length === 0) return <p className="px-5 text-3">{labelOf(emptyTexts, 'protocolEvents')}</p>;
  return <EventTable rows={all.slice(0, most)} />;
}

type Row = ReturnType<typeof useEvents>['events'][number];

function EventTable({ rows }: { rows: readonly Row[] }) {
  return (
    <PlainTable
      label="App Events"
      headings={['Zeitpunkt', 'Ereignis', 'Abschnitt']}
      widths={[134, undefined, 92]}
      rows={rows.map(({ key, time, name, event, type }) => ({
        key,
        cells: [
          formatInstant(time, companyZone),
          <span key="name" className="flex flex-col @min-[560px]:flex-row @min-[560px]:gap-6">
            <b className="font-medium @min-[560px]:flex-1">{name}</b>
            {event !== name && <span className="text-11 text-3 @min-[560px]:flex-1">{event}</span>}
          </span>,
          type,
        ],
      }))}
    />
  );
}

/** What the app reported, the newest first; without their names the keys of the events stand in their place. */
function useEvents({ additionalProperties }: Protocol) {
  const events = additionalProperties?.appEvents ?? [];
  const { names, problem } = useEventNames(events.map((it) => it.event ?? ''));
  const newestFirst = events
    .map((it, at) => ({
      key: String(at),
      time: it.timestamp ?? '',
      name: names.get(it.event ?? '') ?? it.event ?? '',
      event: it.event ?? '',
      type: labelOf(damageProcessStates, it.type),
    }))
    .toSorted((one, other) => other.time.localeCompare(one.time));
  return { events: newestFirst, problem };
}

/** What people call these events, or why it cannot be told (document 3, section 8). */
function useEventNames(events: readonly string[]) {
  const wanted = [...new Set(events)].toSorted();
  const { iris, error } = useList(
    appEvent,
    { page: 1, itemsPerPage: 1000, order: 'name', filter: { event: wanted } },
    { enabled: wanted.length > 0 },
  );
  const names: ReadonlyMap<string, string> = useMemo(
    () =>
      new Map(
        iris.flatMap((iri) => {
          const found = readEntity(appEvent, iri);
          return found?.event ? [[found.event, found.name ?? found.event] as const] : [];
        }),
      ),
    [iris],
  );
  return { names, problem: error ? `Error: ${messageOf(error)}` : undefined };
}
