import { expect, test } from 'vitest';
import { pictureAt, picturesInText, withPictureSources, withStoredPictures } from './picturesInText.ts';

const text = '<p>Tor 2</p><img src="/api/images/7" alt="Plan"><p>und</p><img src="/api/images/8" alt="">';
const signed = '/api/images/7/large?r=0&until=9&signature=a_b';

test('a text says which stored pictures it shows', () => {
  expect(picturesInText(text)).toEqual([7, 8]);
  expect(picturesInText('<p>&lt;img src="/api/images/7"&gt;</p>')).toEqual([]);
});

test.for([
  ['/api/images/7', '/api/images/7'],
  [signed, '/api/images/7'],
  ['/api/images/7/full', '/api/images/7'],
  ['/api/images/7/archive', undefined],
  ['https://example.org/api/images/7', undefined],
  ['//example.org/api/images/7', undefined],
  ['/api/drivers/7', undefined],
  ['data:image/png;base64,AAAA', undefined],
  ['', undefined],
] as const)('%s means %s', ([address, iri]) => {
  expect(pictureAt(address)).toBe(iri);
});

test('what readers get has addresses that can be fetched, and is stored as it was', () => {
  const read = withPictureSources(text, (id) => (id === 7 ? { src: signed, width: 640, height: 480 } : undefined));
  expect(read).toBe(
    '<p>Tor 2</p><img src="/api/images/7/large?r=0&amp;until=9&amp;signature=a_b" width="640" height="480" alt="Plan"><p>und</p><img alt="">',
  );
  expect(withStoredPictures(read)).toBe(text.replace(' src="/api/images/8"', ''));
});
