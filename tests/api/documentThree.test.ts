import { describe, expect, test } from 'vitest';
import { offers } from '../../src/domain/define/noun.ts';
import { resources } from '../../src/domain/resources.ts';
import type { Client, Json } from '../harness/client.ts';
import { companyZone, formatInstant } from '../../src/domain/time/zone.ts';
import { leitstand } from '../harness/leitstand.ts';
import { uploaded } from '../harness/uploads.ts';
import { shows } from '../specification/shows.ts';

/** The calls of section 7 of document 3 as it writes them, for those that have no story of their own. */
const system = await leitstand({ now: '2026-11-23T09:12:00Z' });
const { given } = system;
const [admin, dispo, buchhaltung] = await Promise.all([
  system.as('admin'),
  system.as('dispo'),
  system.as('buchhaltung'),
]);
const members = async (client: Client, address: string): Promise<Json[]> => {
  const { status, body } = await client.get(address);
  if (status !== 200) throw new Error(`${address} answers ${String(status)}: ${JSON.stringify(body)}`);
  return body['hydra:member'];
};

test('a protocol is read by its number and by the order number, with its signatures and what belongs to it', async () => {
  shows('D3 §7 protocol read', 'D3 §3 Protocol with signatures');
  const order = await given.contract();
  const { auftragsnummer, protocol } = (await dispo.get(order.iri)).body;
  const file = await uploaded(dispo, String(auftragsnummer));
  const key = await given.record('accessories', { name: 'Fahrzeugschlüssel' });
  const signature = {
    name: 'Anna Empfang',
    signatureTime: '2026-11-23T08:00:00.000Z',
    email: 'anna@firma.example',
    signatureType: 'SIGNATURE',
    signatureImage: { file },
    signatureAltPhoto: { documentPicture: { file } },
  };
  const licence = {
    driversLicenseDateOfIssue: '2001-05-04',
    driversLicenseIssuingAuthority: 'Köln',
    driverLicenseNumber: 'B072RRE2I55',
    driversLicenseClassBAllowed: true,
  };
  const written = await dispo.patch(protocol['@id'], {
    driverSignature: signature,
    submitterSignature: signature,
    receiverSignature: { ...signature, ...licence },
    waitings: [{ approvedBy: 'Anna', minutes: 30, reason: 'carNotPresent', processState: 'STARTED' }],
    accessories: [{ type: key.iri, selected: true }],
    complaints: [{ complaint: (await given.record('protocol_complaint_types', { type: 'Unscharf' })).iri }],
  });
  expect([written.status, written.body.violations]).toEqual([200, undefined]);
  const [byNumber, ...others] = (await dispo.get(`/api/protocols.json?orderNumber=${String(auftragsnummer)}`))
    .body as unknown as Json[];
  expect([byNumber?.orderNumber, others]).toEqual([auftragsnummer, []]);
  const { body } = await dispo.get(protocol['@id']);
  for (const name of ['driverSignature', 'submitterSignature', 'receiverSignature'])
    expect([name, body[name]]).toMatchObject([
      name,
      {
        name: 'Anna Empfang',
        signatureTime: '2026-11-23T08:00:00.000Z',
        email: 'anna@firma.example',
        signatureType: 'SIGNATURE',
        signatureImage: { file: { '@type': 'Image' } },
        signatureAltPhoto: { documentPicture: { file: { '@type': 'Image' } } },
      },
    ]);
  expect(body.receiverSignature).toMatchObject(licence);
  expect(body.waitings).toMatchObject([{ approvedBy: 'Anna', minutes: 30, reason: 'carNotPresent' }]);
  const [complaint] = body.complaints;
  expect(complaint).toMatchObject({ complaint: { type: 'Unscharf' }, reporter: { username: 'test-dispo' } });
  expect(body.contract).toMatchObject({ angemeldet: true, zusatzleistungenArray: [] });
  expect(body.accessories).toMatchObject([{ type: { name: 'Fahrzeugschlüssel' }, selected: true }]);
  const sentBack = await dispo.patch(protocol['@id'], { accessories: body.accessories, complaints: body.complaints });
  expect([sentBack.status, sentBack.body.version]).toEqual([200, body.version]);
  const alone = (await dispo.get(complaint['@id'])).body;
  expect(alone).toMatchObject({ complaint: { type: 'Unscharf' }, reporter: { username: 'test-dispo' } });
  for (const read of [complaint, await complaintInList(auftragsnummer)])
    expect(read.updatedAtFormatted).toBe(formatInstant(complaint.updatedAt, companyZone));
  expect(body).toMatchObject({ mailLogEntries: expect.any(Array), availableSnapshots: [] });
});

/** Its complaint as a list of protocols that shows nothing else has it. */
async function complaintInList(orderNumber: unknown): Promise<Json> {
  const [row] = await members(dispo, `/api/protocols?orderNumber=${String(orderNumber)}&properties[]=complaints`);
  return row?.complaints[0];
}

test('a driver is read with his documents, and since when each is there', async () => {
  const sub = await given.driver();
  const values = { driver: sub.iri, type: 'driversLicense', name: 'Führerschein.jpg' };
  const file = await uploaded(dispo, sub.iri);
  const paper = (await dispo.post('/api/driver_documents', { ...values, file })).body;
  const { body } = await dispo.get(sub.iri);
  expect(body.documents).toMatchObject([
    {
      '@id': paper['@id'],
      name: 'Führerschein.jpg',
      translatedType: 'Führerschein',
      createdAtFormatted: '23.11.2026, 10:12',
    },
  ]);
});

test('drivers are listed 200 at a time with their filters, new_drivers as drivers', async () => {
  const sub = await given.driver({ vorname: 'Zoe', approved: true });
  const found = await members(dispo, '/api/drivers?page=1&itemsPerPage=200&active=true&approved=true&name=Zoe');
  expect(found.map((it) => it['@id'])).toEqual([sub.iri]);
  const groups = '&preisgruppe[]=3&preisgruppe[]=5&preisgruppe[]=6&preisgruppe[]=7&preisgruppe[]=8';
  expect(await members(dispo, `/api/drivers?itemsPerPage=200${groups}`)).toEqual([]);
});

test('app events are listed 1000 at a time by name and found by several events', async () => {
  shows('D3 §7 app events');
  for (const [name, event] of [
    ['Zündung aus', 'probe.off'],
    ['Ankunft', 'probe.arrived'],
    ['Mitte', 'probe.middle'],
  ])
    await admin.post('/api/app_events', { name, event });
  const address = '/api/app_events?page=1&itemsPerPage=1000&order[name]=asc';
  expect(
    (await members(buchhaltung, `${address}&event[]=probe.off&event[]=probe.arrived`)).map((it) => it.name),
  ).toEqual(['Ankunft', 'Zündung aus']);
  expect((await members(dispo, address)).length).toBeGreaterThanOrEqual(3);
});

describe.for(['leasing_protocols', 'protocol_complaint_types', 'categories', 'job_categories'])('%s', (path) => {
  test('are listed, read, made, changed and deleted', async () => {
    const own: Readonly<Record<string, Json>> = {
      leasing_protocols: { slug: 'probe', name: 'Probe', extendedLicenseCheck: true, restrictAccess: true },
      protocol_complaint_types: { type: 'Probe' },
      categories: { kategorie: 'Probe' },
      job_categories: { kategorie: 'Probe' },
    };
    const values = own[path] ?? {};
    const made = await dispo.post(`/api/${path}`, values);
    expect([made.status, made.body]).toMatchObject([201, values]);
    const at = made.body['@id'] as string;
    expect((await members(dispo, `/api/${path}`)).map((it) => it['@id'])).toContain(at);
    const [name = ''] = Object.keys(values).slice(-1);
    const next = values[name] === true ? false : 'Probe anders';
    const field = path === 'leasing_protocols' ? 'restrictAccess' : name;
    expect((await dispo.patch(at, { [field]: next })).body[field]).toBe(next);
    expect((await dispo.delete(at)).status).toBe(204);
    expect((await dispo.get(at)).status).toBe(404);
  });
});

describe.for(resources.filter((it) => offers(it, 'list')))('the reference picker of $path', ({ path }) => {
  test('finds by _name what is active, 200 at a time', async () => {
    const { status, body } = await admin.get(`/api/${path}?_name=zzzNichts&aktiv=1&itemsPerPage=200`);
    expect([path, status, body['hydra:member']]).toEqual([path, 200, []]);
  });
});
