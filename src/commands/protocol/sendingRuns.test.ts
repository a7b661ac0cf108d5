// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { commandDesk } from '../../../tests/harness/commandDesk.ts';
import { shows } from '../../../tests/specification/shows.ts';
import type { Entity } from '../../api/records/entities.ts';
import type { protocol } from '../../domain/protocol/protocol.ts';
import type { BulkReport } from '../resource/bulkReport.ts';
import { send } from './sendingRuns.ts';

const reports: BulkReport[] = [];
const { heard, tools, server } = commandDesk('office', {
  dialog: (_, report) => void reports.push(report as BulkReport),
});
beforeEach(() => void reports.splice(0));

const ticked = [1, 2, 3, 4].map(
  (id) =>
    ({ '@id': `/api/protocols/${String(id)}`, id, orderNumber: `2600041${String(id)}`, mailSend: id === 1 }) as Entity<
      typeof protocol
    >,
);
const locked = 'Versand ist gesperrt';
const refused = [3, 4].map((protocolId) => ({
  protocolId,
  orderNumber: `2600041${String(protocolId)}`,
  message: locked,
}));

/** The first two may go, the others are locked. */
function answer(): void {
  server().on('POST /api/protocols/mail_recipients', ({ body }) => {
    const { protocolIds } = body as { readonly protocolIds: readonly number[] };
    const protocols = protocolIds.map((protocolId) => ({
      protocolId,
      orderNumber: `2600041${String(protocolId)}`,
      recipients: ['flotte@kunde.example'],
      suggestions: [],
      message: protocolId > 2 ? locked : null,
    }));
    return { body: { protocols } };
  });
  server().on('POST /api/protocols/send_mails', () => ({ body: { protocolIds: [1, 2], errors: refused, job: null } }));
}

test('what is refused is named once for each reason, and what went already is said before it goes again', async () => {
  answer();
  await send(ticked, tools);
  expect(heard.asked.map((it) => it.question)).toEqual([
    [
      '2 Protokolle an 2 Empfänger senden? Versendete E-Mails können nicht zurückgeholt werden.',
      '1 davon wurde schon einmal versendet.',
      '',
      'Nicht versendet werden:',
      '26000413, 26000414: Versand ist gesperrt',
    ].join('\n'),
  ]);
});

test('the report counts what went as well, and another try is made with the refused ones alone', async () => {
  shows('D3 §8 protocols');
  answer();
  await send(ticked, tools);
  const [report] = reports;
  expect(report?.rows.map(({ name, state, reason }) => [name, state, reason])).toEqual([
    ['26000413', 'failed', locked],
    ['26000414', 'failed', locked],
    ['26000411', 'underWay', 'steht zum Versand an'],
    ['26000412', 'underWay', 'steht zum Versand an'],
  ]);
  report?.retry();
  await expect.poll(() => reports.length).toBe(2);
  expect(
    server()
      .callsOf('POST /api/protocols/mail_recipients')
      .map((it) => it.body),
  ).toEqual([{ protocolIds: [1, 2, 3, 4] }, { protocolIds: [3, 4] }]);
  expect(server().callsOf('POST /api/protocols/send_mails')).toHaveLength(1);
});
