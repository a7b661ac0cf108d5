import { readEntity, type Entity } from '../../api/records/entities.ts';
import { fetchList } from '../../api/records/lists.ts';
import { fetchItem } from '../../api/records/queries.ts';
import { ask } from '../../domain/define/verdict.ts';
import { protocolImage } from '../../domain/lookup/protocolImage.ts';
import { openPoints } from '../../domain/protocol/openPoints.ts';
import { protocol } from '../../domain/protocol/protocol.ts';
import { requestMissing } from '../../domain/protocol/protocolCalls.ts';
import { labelOfAll, nothingWanted, wantedOf } from '../../domain/protocol/requested.ts';
import { changeRecords } from '../resource/changeRecords.ts';
import type { Tools } from '../tools.ts';

/**
 * Asks the drivers for what their protocols lack, after saying whom that reaches and of one protocol what it is; what
 * they have read stays read.
 */
export async function requestFromDriver(protocols: readonly Entity<typeof protocol>[], tools: Tools): Promise<void> {
  const [only] = protocols.length === 1 ? protocols : [];
  const what = only
    ? `Der Fahrer von Auftrag ${only.orderNumber ?? ''} bekommt`
    : `Die Fahrer von ${String(protocols.length)} Aufträgen bekommen`;
  const wanted = only && (await wantedFor(only['@id']));
  if (wanted?.length === 0) return tools.notify.info(requestMissing.title, { detail: nothingWanted });
  const asked = wanted
    ? `nachzureichen: ${labelOfAll(wanted)}`
    : 'fehlende Bilder, Unterschriften und Belege nachzureichen';
  const question = `${what} in der App und per E-Mail die Bitte, ${asked}.`;
  if (
    (await tools.ask({ ...ask(question), title: requestMissing.title, confirm: 'Anfordern', isFinal: true })) === null
  )
    return;
  await changeRecords(
    protocol,
    protocols,
    {
      title: requestMissing.title,
      operation: requestMissing.id,
      changes: () => ({}),
      undoable: [],
      done: () => 'Beim Fahrer angefordert',
      doneMany: 'Bei den Fahrern angefordert',
      failed: (message) => `Fehler beim Anfordern: ${message}`,
    },
    tools,
  );
}

/** What its driver would be asked for. */
async function wantedFor(iri: string): Promise<readonly string[]> {
  const [whole, { iris }] = await Promise.all([
    fetchItem(protocol, iri),
    fetchList(protocolImage, { page: 1, itemsPerPage: 1000, order: 'sort' }),
  ]);
  return wantedOf(openPoints(whole, { pictures: iris.flatMap((it) => readEntity(protocolImage, it) ?? []) }));
}
