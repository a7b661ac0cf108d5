import { expect, test } from 'vitest';
import { protocolDesk } from '../harness/protocolDesk.ts';
import { paper, upload, uploaded } from '../harness/uploads.ts';
import { shows } from '../specification/shows.ts';

const { system, begun, dispo, read } = await protocolDesk();

test('an additional photo is a picture, an additional document may be a paper as well', async () => {
  shows('D3 §5 photos');
  const { iri } = await begun();
  const scan = String((await upload(dispo, iri, { content: paper(), name: 'Schein.pdf' })).body.imageIRI);
  const entry = (file: string) => ({ title: 'Fahrzeugschein', documentPicture: { processStateType: 'STARTED', file } });
  const refused = await dispo.patch(iri, { additionalPhotos: [entry(scan)] });
  expect([refused.status, refused.body.violations]).toEqual([
    422,
    [
      {
        propertyPath: 'additionalPhotos.0.documentPicture.file',
        message: 'Hier wird ein Bild erwartet (JPEG, PNG oder WebP), keine PDF.',
      },
    ],
  ]);
  const alone = await dispo.post('/api/protocol_attachments', {
    protocol: iri,
    list: 'additionalPhotos',
    ...entry(scan),
  });
  expect(alone.status).toBe(422);
  const taken = await dispo.patch(iri, {
    additionalPhotos: [entry(await uploaded(dispo, iri))],
    additionalDocuments: [entry(scan), entry(await uploaded(dispo, iri))],
  });
  expect([taken.status, taken.body.additionalDocuments.length]).toEqual([200, 2]);
});

test('a picture is turned before its protocol is saved and after', async () => {
  const { iri } = await begun();
  const file = await uploaded(dispo, iri);
  const turned = await dispo.patch(file, { rotateAngle: '90' });
  expect([turned.status, turned.body.status]).toEqual([200, 'ok']);
  await dispo.patch(iri, { images: [{ imageId: 'submitter_front', file }] });
  expect((await dispo.patch(file, { rotateAngle: '90' })).status).toBe(200);
});

test('two people fill different places of one protocol, and change the same one only knowingly', async () => {
  const { iri } = await begun();
  const office = await system.as('office');
  const version = Number((await read(iri)).version);
  const [first, second] = await Promise.all([
    dispo.post('/api/protocol_image_slots', {
      protocol: iri,
      imageId: 'submitter_front',
      file: await uploaded(dispo, iri),
    }),
    office.post('/api/protocol_image_slots', {
      protocol: iri,
      imageId: 'receiver_left',
      file: await uploaded(office, iri),
    }),
  ]);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect((await read(iri)).images).toHaveLength(2);
  const stale = await office.patch(iri, { images: [] }, { headers: { 'if-match': `"${String(version)}"` } });
  expect(stale.status).toBe(412);
});
