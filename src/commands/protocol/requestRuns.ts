import type { Entity } from '../../api/records/entities.ts';
import { ask } from '../../domain/define/verdict.ts';
import { protocol } from '../../domain/protocol/protocol.ts';
import { requestMissing } from '../../domain/protocol/protocolCalls.ts';
import { changeRecords } from '../resource/changeRecords.ts';
import type { Tools } from '../tools.ts';

/** Asks the drivers for what their protocols lack, after saying whom that reaches; what they have read stays read. */
export async function requestFromDriver(protocols: readonly Entity<typeof protocol>[], tools: Tools): Promise<void> {
  const what =
    protocols.length === 1
      ? `Der Fahrer von Auftrag ${protocols[0]?.orderNumber ?? ''} bekommt`
      : `Die Fahrer von ${String(protocols.length)} Aufträgen bekommen`;
  const question = `${what} in der App und per E-Mail die Bitte, fehlende Bilder, Unterschriften und Belege nachzureichen.`;
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
