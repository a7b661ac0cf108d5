import { expect, test } from 'vitest';
import { galleryContent, type GalleryPicture } from './galleryContent.ts';

const picture = (group: GalleryPicture['group'], caption: string): GalleryPicture => ({
  group,
  caption,
  isDamage: group === 'damages',
  small: `/klein/${caption}`,
  large: `/groß/${caption}`,
});

test('a picture in full leads to the one before and the one after it in its tab, and closes', () => {
  const { body, foot } = galleryContent({
    orderNumber: '26000418',
    vehicle: 'K LS 418E, VW ID.4',
    customerName: 'Rheinbogen Leasing GmbH',
    pickup: '24.11.2026, 08:41 in Köln',
    delivery: null,
    validUntil: '24.12.2026',
    pictures: [picture('pickup', 'Front'), picture('pickup', 'Heck'), picture('damages', 'Delle')],
    areGone: false,
    all: { href: '/alle', size: '2 MB' },
  });
  const views = body.text
    .split('<div class="view"')
    .slice(1)
    .map((it) => ['Vorheriges Bild', 'Nächstes Bild', 'Schließen'].filter((text) => it.includes(`>${text}</a>`)));
  expect(views).toEqual([['Nächstes Bild', 'Schließen'], ['Vorheriges Bild', 'Schließen'], ['Schließen']]);
  expect(body.text).toContain('<b>Abholung</b> 24.11.2026, 08:41 in Köln');
  expect(foot?.text).toContain('Alle 3 Bilder laden, 2 MB');
});

test('pictures that were deleted after their time are told apart from those that never were', () => {
  const gallery = {
    orderNumber: '26000418',
    vehicle: 'VW ID.4',
    customerName: '',
    pickup: null,
    delivery: null,
    validUntil: '24.12.2026',
    pictures: [],
    all: { href: '/alle', size: '0 kB' },
  };
  const text = (areGone: boolean) => galleryContent({ ...gallery, areGone }).body.text;
  expect(galleryContent({ ...gallery, areGone: true }).foot).toBeUndefined();
  expect(text(true)).toContain('Die Bilder zu diesem Auftrag wurden nach Ablauf gelöscht.');
  expect(text(false)).toContain('Zu diesem Auftrag liegen keine Bilder vor.');
});
