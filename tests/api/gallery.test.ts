import { expect, test } from 'vitest';
import { makeLink } from '../../server/links/links.ts';
import { galleryPurpose } from '../../server/mail/finishedProtocolMails.ts';
import { leitstand } from '../harness/leitstand.ts';
import { ownFolder, uploaded } from '../harness/uploads.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand({ environment: { FILES_URL: ownFolder() } });
const dispo = await system.as('dispo');
const { given, clock, anonymous } = system;
const days = (count: number) => new Date(clock.now.getTime() + count * 86_400_000).toISOString();
const open = async (path: string) => {
  const answer = await anonymous.open(path);
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
};
const linkTo = (iri: string) =>
  makeLink(system.database.pool, { purpose: galleryPurpose, iri, data: {}, validUntil: days(30) }, clock.now);

async function ride(pictures: number) {
  const customer = await given.customer({ firma: 'Rheinbogen Leasing <GmbH>' });
  const contract = await given.contract({
    contractClientAddress: customer.iri,
    licensePlate: 'K-RB 418E',
    manufacturer: 'VW',
    carModel: 'ID.4',
  });
  const iri = String((await dispo.get(contract.iri)).body.protocol['@id']);
  const files: string[] = [];
  for (let at = 0; at < pictures; at += 1) files.push(await uploaded(dispo, contract.auftragsnummer ?? ''));
  const [damage, ...slots] = files;
  const images = slots.map((file, at) => ({ imageId: at === 0 ? 'receiver_front' : 'submitter_front', file }));
  const damages = damage
    ? [
        {
          damage: 'dent',
          location: 'rear',
          component: 'tailgate',
          image: { processStateType: 'SUBMITTED', file: damage },
        },
      ]
    : [];
  const changed = await dispo.patch(iri, { processState: 'CLOSED', images, damages });
  expect([changed.status, changed.body.violations]).toEqual([200, undefined]);
  return { contract, iri };
}

test('whoever got the link sees the pictures, each by itself and all in one file, until it ends', async () => {
  shows('M11', 'D3 §7 all images');
  const { contract, iri } = await ride(3);
  const path = `/bilder/${await linkTo(iri)}`;
  const page = await open(path);
  expect(page.status).toBe(200);
  for (const text of [
    `<title>Bilder zu Auftrag ${String(contract.auftragsnummer)}</title>`,
    'für Rheinbogen Leasing &lt;GmbH&gt;',
    'VW ID.4',
    'gültig bis 21.12.2026',
    'Zustellung <em class="num">1</em>',
    'Abholung <em class="num">1</em>',
    'Schäden <em class="num">1</em>',
    'Alle 3 Bilder laden',
    'konnte nicht geladen werden <button type="button" data-again>Erneut laden</button>',
    '>Schließen</a>',
  ])
    expect(page.text).toContain(text);
  expect(page.headers.get('content-security-policy')).toContain("img-src 'self'");
  const [, small = ''] = /<img src="([^"]+)"/.exec(page.text) ?? [];
  const picture = await anonymous.open(small.replaceAll('&amp;', '&'));
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const [, all = ''] = /class="all" href="([^"]+)"/.exec(page.text) ?? [];
  const archive = await anonymous.open(all.replaceAll('&amp;', '&'));
  const bytes = Buffer.from(await archive.arrayBuffer());
  expect([archive.headers.get('content-type'), bytes.readUInt32LE(0)]).toEqual(['application/zip', 0x04034b50]);
  expect(bytes.subarray(-22).readUInt16LE(10)).toBe(3);
  expect(bytes.includes(Buffer.from('Schäden/03 Heckklappe - Kofferraumdeckel, Delle.jpg'))).toBe(true);

  const { url } = (await dispo.get(`/api/protocols/${String(contract.auftragsnummer)}/images`)).body;
  expect((await anonymous.open(String(url))).status).toBe(200);
  expect((await anonymous.open(String(url).replace(/signature=./, 'signature=_'))).status).toBe(404);
  expect((await dispo.get('/api/protocols/26999999/images')).status).toBe(404);
  clock.advance(31 * 86_400_000);
  expect((await open(path)).status).toBe(404);
});

test('an order without pictures says so, and a made-up link leads nowhere', async () => {
  shows('M11');
  const { iri } = await ride(0);
  expect((await open(`/bilder/${await linkTo(iri)}`)).text).toContain('Zu diesem Auftrag liegen keine Bilder vor.');
  const wrong = await open('/bilder/ausgedacht');
  expect([wrong.status, wrong.text.includes('Dieser Link ist nicht (mehr) gültig. Bitte wenden Sie sich an ')]).toEqual(
    [404, true],
  );
});
