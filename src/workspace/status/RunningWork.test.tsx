// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tokenFor, wireServer, type WireServer } from '../../../tests/harness/wireServer.ts';
import { takeLiveMessage } from '../../api/live/liveEvents.ts';
import { jobEnd, type OwnJob } from '../../api/live/ownJobs.ts';
import { keepTokens } from '../../api/session/tokens.ts';
import { endWork, showWork } from '../../commands/work.ts';
import { RunningWork } from './RunningWork.tsx';

let server: WireServer;
beforeEach(async () => {
  server = await wireServer();
  server.openPage();
  keepTokens({ token: tokenFor('dispo'), refresh_token: 'r1' });
});
afterEach(async () => {
  cleanup();
  await server.close();
});

const told = (step: object) => act(() => takeLiveMessage({ event: 'progress', id: '', data: JSON.stringify(step) }));
const step = { task: 'job 12', label: 'Export Aufträge', of: 250, stop: '/api/users/me/jobs/12' };

test('what somebody has started on the server is shown with a way to stop it, as is what this window does', async () => {
  server.on('DELETE /api/users/me/jobs/12', () => ({ status: 204 }));
  const { container } = render(<RunningWork />);
  told({ ...step, done: 100 });
  expect(container.textContent).toBe('Export Aufträge 40 %anhalten');
  fireEvent.click(screen.getByRole('button', { name: 'Export Aufträge anhalten' }));
  await expect.poll(() => server.callsOf('DELETE /api/users/me/jobs/12')).toHaveLength(1);
  told({ ...step, done: 250 });
  expect(container.textContent).toBe('');

  let isStopped = false;
  act(() =>
    showWork({
      id: 'w',
      label: 'Fahrer wechseln',
      done: 3,
      of: 4,
      cancel: () => {
        isStopped = true;
      },
    }),
  );
  expect(container.textContent).toBe('Fahrer wechseln 75 %anhalten');
  fireEvent.click(screen.getByRole('button', { name: 'Fahrer wechseln anhalten' }));
  expect(isStopped).toBe(true);
  act(() => endWork('w'));
  told({ task: 'demo', label: 'Demodaten', done: 1, of: 2 });
  expect([container.textContent, screen.queryByRole('button')]).toEqual(['Demodaten 50 %', null]);
  told({ task: 'demo', label: 'Demodaten', done: 2, of: 2 });
});

test('whoever waits for a job looks when the stream says that it is over', async () => {
  const nothingYet = { done: null, of: null, startedAt: null, finishedAt: null, result: null, link: null };
  const job: OwnJob = { id: 12, title: 'Export Aufträge', state: 'waiting', ...nothingYet };
  const states: OwnJob['state'][] = ['running', 'done'];
  server.on('GET /api/users/me/jobs/12', () => ({
    body: { ...job, state: states.shift(), link: '/api/exports/x/y.csv' },
  }));
  const ended = jobEnd(job);
  told({ ...step, done: 250 });
  told({ ...step, done: 250 });
  expect((await ended).link).toBe('/api/exports/x/y.csv');
  expect(states).toEqual([]);
});
