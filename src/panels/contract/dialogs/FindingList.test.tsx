// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { preflight } from '../../../domain/preflight/preflight.ts';
import { contractWith, driverWith, otherWith } from '../../../../tests/harness/preflightFacts.ts';
import { FindingList } from './FindingList.tsx';

const bundle = (id: number) => ({ bundle: { iri: `/api/bundles/${String(id)}`, name: `FP-${String(id)}` } });
const around = { travelTime: () => 0, plateUses: [] };
const line = (text: RegExp) => {
  const found = screen.getAllByRole('listitem').find((it) => text.test(it.textContent));
  if (!found) throw new Error(`no finding says ${String(text)}: ${document.body.textContent}`);
  return found;
};
const button = (element: HTMLElement, name: string) => within(element).getByRole('button', { name });

test('a finding carries what can be done about it: the contract is left out, the bundle dissolved, a closed one says that it stays', () => {
  const findings = preflight(
    [
      contractWith(),
      otherWith(2, { abgeschlossen: true, protocolStatus: 4 }),
      otherWith(4, { ...bundle(4), datum: '2026-12-04', bringdatum: '2026-12-04' }),
    ],
    driverWith({ rides: [otherWith(8)] }),
    around,
  );
  const actions = { dissolve: new Set<string>(), onDissolve: vi.fn(), onLeaveOut: vi.fn() };
  const { rerender } = render(<FindingList findings={findings} {...actions} />);
  fireEvent.click(button(line(/berschneid/), 'Auslassen'));
  expect(actions.onLeaveOut).toHaveBeenCalledWith([contractWith().iri]);
  button(line(/berschneid/), 'Zeigen');
  fireEvent.click(within(line(/Fahrtpaket/)).getByRole('checkbox'));
  expect(actions.onDissolve).toHaveBeenCalledWith(['/api/bundles/4'], true);
  expect(line(/abgeschlossen/).textContent).toContain('wird ausgelassen');

  rerender(<FindingList findings={findings} {...actions} onLeaveOut={undefined} />);
  expect(screen.queryByRole('button', { name: 'Auslassen' })).toBeNull();
});
