// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tokenFor, wireServer, type WireServer } from '../../../../tests/harness/wireServer.ts';
import { absorb } from '../../../api/records/entities.ts';
import { keepTokens } from '../../../api/session/tokens.ts';
import { provideTools } from '../../../commands/tools.ts';
import PositionDialog from './PositionDialog.tsx';
import { shows } from '../../../../tests/specification/shows.ts';

let server: WireServer;
const said: string[] = [];
const say = (text: string) => void said.push(text);
const contract = {
  '@id': '/api/contracts/1',
  '@type': 'Contract',
  id: 1,
  version: 1,
  auftragsnummer: '26000418',
  sortOrder: 1000,
};
const stored = () => server.callsOf('PATCH /api/contracts/1').map((it) => it.body);

beforeEach(async () => {
  server = await wireServer();
  server.openPage();
  keepTokens({ token: tokenFor('dispo'), refresh_token: 'r1' });
  absorb(contract, { whole: true });
  server.on('PATCH /api/contracts/1', ({ body }) => ({ body: { ...contract, ...(body as object), version: 2 } }));
  provideTools({
    open: () => undefined,
    dialog: () => undefined,
    roles: () => ['dispo'],
    ask: () => Promise.resolve({}),
    notify: { success: say, warning: say, error: say, info: say },
  });
});
afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  await server.close();
});

test('a place is stored half a second after the last key, with 1000 added; one out of range is not', async () => {
  shows('D1 §5 sortOrder range', 'D1 §7 update contracts position', 'D1 §9 settings poll 60');
  render(<PositionDialog contract={contract} close={() => undefined} />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const type = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
  type('-2');
  act(() => void vi.advanceTimersByTime(400));
  type('-20');
  act(() => void vi.advanceTimersByTime(499));
  expect(screen.getByText('wird gespeichert …')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(1));
  vi.useRealTimers();
  await expect.poll(() => said).toEqual(['Position für Auftrag 26000418 erfolgreich geändert']);
  expect(stored()).toEqual([{ sortOrder: 980 }]);
});
