import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import { protocol } from '../../../src/domain/protocol/protocol.ts';
import { restoreSnapshot } from '../../../src/domain/protocol/protocolCalls.ts';
import { readOne } from '../../storage/readRecords.ts';
import { Conflict, NotFound } from '../../storage/refusals.ts';
import { perform } from '../handler.ts';

/** Brings back what a restore point holds; whoever restores at the same time, or saw another state, is told. */
export const restoreContent = perform(restoreSnapshot, async (scope, { input }) => {
  const id = idOf('protocols', input.protocol ?? '') ?? 0;
  const seen = input.version ?? (await readOne(scope.client, protocol, id))?.version;
  const held = await readOne(scope.client, protocol, id, { lock: true });
  if (!held) throw new NotFound();
  if (held.version !== seen)
    throw new Conflict(
      'Das Protokoll wurde inzwischen geändert. Bitte prüfen Sie den heutigen Stand, bevor Sie etwas wiederherstellen.',
    );
  const iri = iriOf('protocols', id);
  await scope.change(protocol, iri, { restoreSnapshot: input.snapshot ?? 0 });
  return iri;
});
