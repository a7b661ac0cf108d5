// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { shows } from '../../../tests/specification/shows.ts';
import { absorb } from '../../api/records/entities.ts';
import { GroupsContext } from '../kit/groups/listGroups.ts';
import { applicationColumns } from './applicationColumns.tsx';
import type { Application } from './rides.ts';
import { TargetHeading } from './TargetHeading.tsx';

const ride = (id: number, [from, to]: readonly [string, string]) => {
  const known = {
    '@id': `/api/contracts/${String(id)}`,
    '@type': 'Contract',
    id,
    version: 1,
    auftragsnummer: `2600041${String(id)}`,
    licensePlate: 'K-LS 418E',
    datum: '2026-11-24',
    pickupTimeFrom: '08:00',
    pickupTimeTo: '10:00',
    bringdatum: '2026-11-25',
    deliveryTimeFrom: '14:00',
    deliveryTimeTo: '16:00',
    pickupLocation: { ort: from },
    deliveryLocation: { ort: to },
  };
  absorb(known, { whole: true });
  return known['@id'];
};
const contracts = [ride(8, ['Köln', 'Ulm']), ride(9, ['Ulm', 'Fulda'])];
const application = (id: number, values: object): Application => {
  const known = {
    '@id': `/api/applications/${String(id)}`,
    '@type': 'Application',
    id,
    version: 1,
    status: 'pending',
    createdAt: '2026-11-23T09:12:00Z',
    target: { km: 412.4, pending: 2, accepted: 0, declined: 0, revoked: 0, deleted: 0 },
    targetCredit: '190.00',
    firstPickupDate: '2026-11-24',
    firstPickupTime: '08:00',
    ...values,
  };
  absorb(known, { whole: true });
  return known as unknown as Application;
};

test('the list has the headings of document 2, and says when he would begin, how far he has to come and whether that is too far', () => {
  shows('D2 §2 applications');
  const columns = applicationColumns('broad', () => () => undefined);
  expect(columns.map((it) => it.heading)).toEqual(
    expect.arrayContaining(['Beworben am', 'Status', 'Fahrer', 'Abholung', 'Zustellung', 'Umweg']),
  );
  const said = (of: Application) =>
    Object.fromEntries(columns.flatMap(({ id, text }) => (text ? [[id, text(of)]] : [])));
  const [first = ''] = contracts;
  const near = said(
    application(1, { contract: first, contracts: [first], additionalData: { additionalDistance: 0.8 } }),
  );
  expect(near).toMatchObject({ status: 'Offen', detour: '+800 m', pickup: 'Di 24.11. 08:00–10:00 Köln' });
  const far = application(2, {
    contract: first,
    contracts: [first],
    additionalData: { additionalDistance: 62.4, allowedAdditionalDistanceExceeded: true, pickupTimeFrom: '11:00' },
  });
  expect(said(far)).toMatchObject({ detour: '+62,40 km', pickup: expect.stringContaining('(Wunsch)') });
  const Driver = columns.find((it) => it.id === 'driver')?.render;
  if (!Driver) throw new Error('the driver has no look of his own');
  const linked = render(<Driver entity={{ ...far, driver: '/api/drivers/7' }} text="KBR2 Karla Brand" />);
  expect(linked.container.querySelector('a')?.getAttribute('href')).toBe('/contracts?driver=7');
  const Detour = columns.find((it) => it.id === 'detour')?.render;
  if (!Detour) throw new Error('the detour has no look of its own');
  const { container } = render(<Detour entity={far} text="+62,40 km" />);
  expect(container.querySelector('.text-danger [aria-label="Umweg über der erlaubten Grenze"]')).not.toBeNull();
});

test('groups are headed by what is wanted, and by how many', () => {
  shows('D2 §2 applications groups');
  absorb({ '@id': '/api/bundles/1042', '@type': 'Bundle', id: 1042, version: 1, bundle: 'FP-1042' }, { whole: true });
  const [first = ''] = contracts;
  application(3, { contract: first, contracts: [first] });
  application(4, { bundle: '/api/bundles/1042', contracts });
  const headed = (group: string, rows: readonly string[]) => {
    const folding = {
      Heading: TargetHeading,
      rowsOf: () => rows,
      listed: 2,
      isOpen: () => true,
      toggle: () => undefined,
    };
    const { container } = render(
      <GroupsContext value={folding}>
        <TargetHeading group={group} />
      </GroupsContext>,
    );
    return container.textContent;
  };
  expect(headed(first, ['/api/applications/3', '/api/applications/9'])).toContain(
    'Auftrag 26000418 | K LS 418EKöln – Ulm(2 Bewerbungen)',
  );
  expect(headed('/api/bundles/1042', ['/api/applications/4'])).toContain(
    'Fahrtpaket FP-1042aus 26000418, 26000419 · Köln – Ulm – Fulda(1 von 2 Bewerbungen)',
  );
});
