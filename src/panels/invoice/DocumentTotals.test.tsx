// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { wireServer, type WireServer } from '../../../tests/harness/wireServer.ts';
import { queryClient } from '../../api/queryClient.ts';
import { releaseAll } from '../../api/records/entities.ts';
import { RecordFormContext } from '../kit/fields/formContext.ts';
import type { BoundForm } from '../kit/form/useBoundForm.ts';
import { NewTotals } from './DocumentTotals.tsx';

let server: WireServer;
beforeEach(async () => {
  server = await wireServer();
  server.openPage();
  releaseAll();
  queryClient.clear();
});
afterEach(async () => {
  cleanup();
  queryClient.clear();
  await server.close();
});

/** A form of which the sums read nothing but these values. */
function formWith(values: Readonly<Record<string, unknown>>): BoundForm {
  const facts = new Map(Object.entries(values).map(([name, value]) => [name, { value }]));
  const nothing = { value: null };
  return { facts: { subscribe: () => () => undefined, of: (name: string) => facts.get(name) ?? nothing } } as never;
}

test('the sums of a new credit note follow the group of the driver whom the form names', async () => {
  const driver = '/api/drivers/7';
  const gruppe = { '@id': '/api/job_categories/8', '@type': 'JobCategory', id: 8, version: 1, kategorie: 'Klein' };
  server.on(`GET ${driver}`, () => ({ body: { '@id': driver, '@type': 'Driver', id: 7, version: 1, gruppe } }));
  const invoiceEntries = [{ title: 'Fahrt', amount: '100.00' }];
  const shown = (type: string) => (
    <RecordFormContext value={formWith({ type, driver, invoiceEntries })}>
      <NewTotals />
    </RecordFormContext>
  );
  const { rerender } = render(shown('Rechnung'));
  expect(screen.getByRole('status').textContent).toContain('119,00');
  rerender(shown('Gutschrift'));
  await screen.findByText('Kein Ausweis der Umsatzsteuer (Kleinunternehmer nach § 19 UStG).');
  expect(screen.getByRole('status').textContent).not.toContain('119,00');
});
