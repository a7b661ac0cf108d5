// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wireServer, type WireServer } from '../../tests/harness/wireServer.ts';
import { releaseAll, store } from '../api/records/entities.ts';
import { queryClient } from '../api/queryClient.ts';
import { provideTools, type Tools } from '../commands/tools.ts';
import { sessionAtom } from '../api/session/session.ts';
import { mayChange } from '../domain/access/visible.ts';
import type { Resource } from '../domain/define/resource.ts';
import { resources } from '../domain/resources.ts';
import { RecordFormFrame } from './kit/form/RecordFormFrame.tsx';
import { useRecordForm } from './kit/form/useRecordForm.ts';
import { PanelHostContext, type PanelHost } from './panelContext.ts';
import { loadScreen, registerScreens, screenOf } from './kit/screen/screens.ts';
import { recordTabs } from './resource/recordTabs.tsx';
import { resourceScreens } from './screens.ts';

const admin = ['admin'] as const;

/** What else a stored record says, so that parts that come with it stand there. */
const stored: Readonly<Record<string, object>> = {
  addresses: { displayWarning: true },
  address_mails: { customer: '/api/customers/1', address: '/api/addresses/1' },
  leasing_protocols: { restrictAccess: true },
};

/** Fields that somebody writes elsewhere than in the form, and where. */
const elsewhere: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  customers: { alternativeBillingAddresses: 'the tab „Rechnungsadressen“' },
  invoices: {
    invoice_commercial: 'follows the type',
    invoice: 'what „Stornieren“ makes',
    invoiceCompleted: '„Abschließen“',
    contracts: 'the lists of billing and credit, „Positionen neu aufbauen“',
  },
};

let server: WireServer;
beforeEach(async () => {
  server = await wireServer();
  server.openPage();
  // A browser that never answers what drafts it keeps.
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  registerScreens(async () => resourceScreens);
  store.set(sessionAtom, {
    userId: 1,
    username: 'admin',
    name: 'Ada Adler',
    initials: 'AA',
    email: null,
    roles: admin,
  });
  provideTools({ roles: () => admin } as unknown as Tools);
});
afterEach(async () => {
  cleanup();
  queryClient.clear();
  releaseAll();
  await server.close();
});

const host = { url: '/x', replaceUrl: () => undefined } as unknown as PanelHost;

/** A record as its screen shows it, all tabs of the form at once. */
function Drawn({ resource, iri }: { readonly resource: Resource; readonly iri: string | null }) {
  const record = useRecordForm({ resource, iri });
  if (record.isLoading) return null;
  const tabs = recordTabs(record).filter((it) => it.holds === 'form');
  return (
    <PanelHostContext value={host}>
      <RecordFormFrame record={record}>
        {tabs.map(({ key, content }) => (
          <div key={key}>{content}</div>
        ))}
      </RecordFormFrame>
    </PanelHostContext>
  );
}

async function fieldsDrawn(resource: Resource, iri: string | null): Promise<readonly string[]> {
  const { container, unmount } = render(<Drawn resource={resource} iri={iri} />);
  await expect.poll(() => container.querySelectorAll('[data-field]').length).toBeGreaterThan(0);
  await expect.poll(() => container.querySelector('.waiting')).toBeNull();
  const names = [...container.querySelectorAll<HTMLElement>('[data-field]')].map((it) => it.dataset['field'] ?? '');
  unmount();
  return names.map((it) => it.split('.', 1)[0] ?? '');
}

function writable(resource: Resource): readonly string[] {
  return Object.entries(resource.fields).flatMap(([name, it]) => {
    const isWorkedOut = it.derive !== undefined || it.by !== undefined || it.isGathered === true;
    const isInput = !isWorkedOut && it.aliasOf === undefined && it.option !== true;
    return isInput && mayChange(resource, it, admin) ? [name] : [];
  });
}

test('a form of its own shows every field of its definition that can be written, or says where else it is', async () => {
  const hidden: Record<string, readonly string[]> = {};
  for (const resource of resources) {
    await loadScreen(resource.path);
    if (screenOf(resource.path)?.form === undefined) continue;
    const iri = `/api/${resource.path}/1`;
    server.on(`GET ${iri}`, () => ({
      body: { '@id': iri, '@type': 'Any', id: 1, version: 1, ...stored[resource.path] },
    }));
    const shown = new Set([...(await fieldsDrawn(resource, null)), ...(await fieldsDrawn(resource, iri))]);
    hidden[resource.path] = writable(resource).filter((it) => !shown.has(it));
  }
  expect(hidden).toEqual(
    Object.fromEntries(Object.keys(hidden).map((path) => [path, Object.keys(elsewhere[path] ?? {})])),
  );
});
