import { expect, test } from 'vitest';
import type { ChangesOf } from '../../src/domain/define/row.ts';
import { protocol } from '../../src/domain/protocol/protocol.ts';
import { idOf } from '../../src/domain/define/resource.ts';
import { protocolPaper } from '../../server/pdf/protocolPdf.ts';
import { makeLink } from '../../server/links/links.ts';
import { protocolDesk, signedBy } from '../harness/protocolDesk.ts';
import { retentionNights } from '../harness/retentionNights.ts';
import { shows } from '../specification/shows.ts';

const { system, given, begun } = await protocolDesk();
const { at, count, inScope, resultOf, rows, run } = retentionNights(system);
const { pool } = system.database;
const change = (iri: string, values: ChangesOf<typeof protocol>) =>
  inScope((scope) => scope.change(protocol, iri, values));
const numberOf = (path: string, iri: string) => idOf(path, iri) ?? 0;

test('of each protocol the last restore point stays; the others go with what they alone hold', async () => {
  shows('R31', 'D0 Files never deleted');
  const [taken, shared] = [await given.file(), await given.file()];
  const { order, iri } = await begun({}, { processState: 'STARTED' });
  const id = numberOf('protocols', iri);
  const kept = { name: 'Karl Grün, der auf beiden steht', signatureImage: { file: shared } };
  await change(iri, {
    processState: 'SUBMITTED',
    driverSignature: { ...kept },
    submitterSignature: {
      ...signedBy('Erna Beispiel, die es nur auf dem ersten gibt'),
      signatureImage: { file: taken },
    },
  });
  await change(iri, { processState: 'RECEIVED' });
  await change(iri, { submitterSignature: { name: null, signatureImage: { file: null } } });
  await change(iri, { processState: 'CLOSED' });
  const held = () =>
    rows<{ counter: number }>('select counter from protocol_snapshots where protocol = $1 order by counter', [id]);
  const points = (await held()).length;
  const mentions = (text: string) => count(`protocol_snapshot_parts where content::text like '%' || $1 || '%'`, [text]);
  expect(await mentions('Erna Beispiel')).toBe(1);
  // A hold on its customer keeps everything of a contract.
  const [{ customer } = { customer: 0 }] = await rows<{ customer: number }>(
    'select "contractClientAddress" as customer from contracts where id = $1',
    [numberOf('contracts', order)],
  );
  const hold = await given.record('retention_holds', {
    customer: `/api/customers/${String(customer)}`,
    reason: 'Streit',
  });
  at('2028-11-21');
  await run();
  expect([(await held()).length, (await resultOf('restorePoints'))?.held]).toEqual([points, 0]);
  at('2028-11-22');
  await run();
  expect([(await held()).length, (await resultOf('restorePoints'))?.held]).toEqual([points, points - 1]);
  await pool.query('delete from retention_holds where id = $1', [hold.id]);
  await run();
  expect(await held()).toEqual([{ counter: points }]);
  expect(await mentions('Erna Beispiel')).toBe(0);
  expect(await mentions('Karl Grün')).toBe(1);
  expect(await count('images where id = $1', [numberOf('images', taken)])).toBe(0);
  expect(await count('images where id = $1', [numberOf('images', shared)])).toBe(1);
});

test('links for people without an account go thirty days after they ended', async () => {
  const link = (validUntil: string) =>
    makeLink(pool, { purpose: 'gallery', iri: '/api/protocols/1', data: {}, validUntil }, system.clock.now);
  await link('2029-01-01T12:00:00Z');
  await link('2029-01-03T12:00:00Z');
  at('2029-01-31');
  await run();
  expect(await count('public_links')).toBe(2);
  at('2029-02-01');
  await run();
  expect(await rows('select valid_until::date::text as day from public_links')).toEqual([{ day: '2029-01-03' }]);
});

test('an agreement to self-billing stays for eight years after the year of its last credit note', async () => {
  const [paper, other] = [await given.file(), await given.file()];
  const driver = await given.driver({
    creditAgreements: [
      { agreedOn: '2015-01-01', endsOn: '2022-06-01', file: paper },
      { agreedOn: '2022-06-01', file: other },
    ],
  });
  await pool.query(
    `insert into invoices (driver, type, "invoiceDate", "orderNumber") values ($1, 'Gutschrift', '2022-05-31', 'G1'), ($1, 'Gutschrift', '2028-05-31', 'G2')`,
    [driver.id],
  );
  const agreements = () => rows(`select "agreedOn"::text as day from credit_agreements where driver = $1`, [driver.id]);
  at('2030-12-31');
  await run();
  expect(await agreements()).toHaveLength(2);
  await given.record('retention_holds', { driver: driver.iri, reason: 'Klage', until: '2031-01-01' });
  at('2031-01-01');
  await run();
  expect([(await agreements()).length, (await resultOf('creditAgreements'))?.held]).toEqual([2, 1]);
  at('2031-01-02');
  await run();
  expect(await agreements()).toEqual([{ day: '2022-06-01' }]);
  expect(await count('images where id = $1', [numberOf('images', paper)])).toBe(0);
  expect(await count('images where id = $1', [numberOf('images', other)])).toBe(1);
  expect(
    await count(`history where path = 'drivers' and record_id = $1 and field like 'creditAgreements%'`, [driver.id]),
  ).toBe(1);
});

test('photos and signatures go with the third year after the delivery, papers and receipts stay', async () => {
  shows('D0 Files never deleted');
  at('2031-02-01');
  const file = () => given.file();
  const [front, close, wide, extra, paper, receipt, drawn, instead] = await Promise.all(
    Array.from({ length: 8 }, file),
  );
  const photos = [front, close, wide, extra, drawn, instead];
  const { order, iri } = await begun({ datum: '2031-02-03', bringdatum: '2031-12-31' }, { processState: 'STARTED' });
  const numbers = (iris: readonly (string | undefined)[]) => iris.map((it) => numberOf('images', it ?? ''));
  await change(iri, {
    processState: 'SUBMITTED',
    images: [{ imageId: 'submitter_front', file: front }],
    damages: [
      {
        damage: 'scratch',
        location: 'front',
        component: 'bonnet',
        image: { file: close },
        overviewImage: { file: wide },
      },
      { damage: 'scratch', location: 'front', component: 'bonnet' },
    ],
    additionalPhotos: [{ title: 'Felge', documentPicture: { file: extra } }],
    additionalDocuments: [{ title: 'Lieferschein', documentPicture: { file: paper } }],
    expenses: [{ type: 'refueling', amount: '40.00', documentPicture: { file: receipt } }],
    driverSignature: { ...signedBy('Karl Grün'), signatureImage: { file: drawn } },
    submitterSignature: {
      ...signedBy('Erna'),
      signatureType: 'SIGNATURE_ON_PAPER',
      signatureAltPhoto: { documentPicture: { file: instead } },
    },
  } as never);
  await change(iri, { processState: 'RECEIVED' });
  await pool.query(
    `update protocols set "statusArray" = '[{"status": 3, "date": "2032-01-01T09:00:00Z"}]' where id = $1`,
    [numberOf('protocols', iri)],
  );
  const left = () => count('images where id = any($1)', [numbers(photos)]);
  at('2035-12-31');
  await run();
  expect([await left(), (await resultOf('pictures'))?.held]).toEqual([6, 0]);
  await given.record('retention_holds', { contract: order, reason: 'Gutachten', until: '2036-01-01' });
  at('2036-01-01');
  await run();
  expect([await left(), (await resultOf('pictures'))?.held]).toEqual([6, 1]);
  at('2036-01-02');
  await run();
  expect(await left()).toBe(0);
  expect(await count('images where id = any($1)', [numbers([paper, receipt])])).toBe(2);
  const record = await inScope((scope) => scope.look(protocol, iri));
  expect(record).toMatchObject({
    picturesDeletedOn: '2036-01-02',
    images: [{ imageId: 'submitter_front', file: null }],
    damages: [
      { component: 'bonnet', image: { file: null }, overviewImage: { file: null } },
      { component: 'bonnet', image: { file: null } },
    ],
    additionalPhotos: [{ title: 'Felge', documentPicture: { file: null } }],
    driverSignature: { name: 'Karl Grün', signatureImage: { file: null } },
  });
  // Each place says so in which one stood, and no other.
  const damage = record?.damages[0]?.id;
  expect(record?.deletedPictures.map((it) => it.place).toSorted()).toEqual([
    `additionalPhotos.${String(record?.additionalPhotos[0]?.id)}.documentPicture.file`,
    `damages.${String(damage)}.image.file`,
    `damages.${String(damage)}.overviewImage.file`,
    'driverSignature.signatureImage.file',
    `images.${String(record?.images[0]?.id)}.file`,
    'submitterSignature.signatureAltPhoto.documentPicture.file',
  ]);
  const number = String(record?.orderNumber);
  const printed = await protocolPaper(pool, [number], { madeAt: system.clock.now, store: system.store });
  expect(JSON.stringify(printed?.parts).match(/nach Ablauf gelöscht/g)).toHaveLength(3);
  const [point] = await rows<{ id: string }>('select max(id) as id from protocol_snapshots where protocol = $1', [
    numberOf('protocols', iri),
  ]);
  // A restore point that named them brings back all the rest.
  const restored = await change(iri, { restoreSnapshot: Number(point?.id) });
  expect(restored).toMatchObject({
    images: [{ imageId: 'submitter_front', file: null }],
    additionalDocuments: [{ documentPicture: { file: paper } }],
    picturesDeletedOn: '2036-01-02',
  });
});
