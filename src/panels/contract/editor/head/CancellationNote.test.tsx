// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractStateCommands } from '../../../../commands/contract/contractState.ts';
import { registerCommands } from '../../../../commands/registry.ts';
import { CancellationNote } from './CancellationNote.tsx';
import { shows } from '../../../../../tests/specification/shows.ts';

const contract = {
  '@id': '/api/contracts/7',
  '@type': 'Contract',
  id: 7,
  version: 1,
  cancellationRequested: true,
  isStorniert: false,
  stornierung: '2026-11-20T06:59:00Z',
};

test('an open request to cancel stands above the contract with its day and the next step', () => {
  shows('D1 §4 cancellation request confirmed');
  registerCommands(contractStateCommands);
  render(<CancellationNote contract={contract} />);
  expect(screen.getByRole('status').textContent).toContain('Der Kunde bittet um Stornierung seit 20.11.2026, 07:59');
  expect(screen.getAllByRole('button').map((it) => it.textContent)).toEqual(['Stornierung bestätigen …']);
});

test('nothing stands there without a request, or once the contract is cancelled', () => {
  render(
    <>
      <CancellationNote contract={{ ...contract, cancellationRequested: false }} />
      <CancellationNote contract={{ ...contract, isStorniert: true }} />
    </>,
  );
  expect(screen.queryByRole('status')).toBeNull();
});
