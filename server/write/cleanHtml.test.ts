import { expect, test } from 'vitest';
import { richText, text } from '../../src/domain/define/field.ts';
import { withCleanHtml } from './cleanHtml.ts';

const fields = { plain: text('Titel'), words: richText('Text'), pictured: richText('Text', { pictures: true }) };
const cleaned = (html: string, name: keyof typeof fields = 'pictured') => withCleanHtml(fields, { [name]: html })[name];

test.for([
  ['<p onclick="x()">a<script>b</script></p>', '<p>a</p>'],
  ['<a href="javascript:x()" target="_blank" title="t">a</a>', '<a title="t">a</a>'],
  ['<img src="https://example.org/a.png" alt="fremd">', ''],
  ['<img src="//example.org/api/images/7">', ''],
  ['<img src="data:image/png;base64,AAAA">', ''],
  ['<img src="/api/drivers/7" onerror="x()">', ''],
  ['<img src=x onerror=x()>', ''],
  ['<svg><image href="/api/images/7"></image></svg>', ''],
  ['<img onload="x()" alt="Tor" style="width:9em" src="/api/images/7">', '<img src="/api/images/7" alt="Tor">'],
  [
    '<img src="/api/images/7/large?r=0&amp;until=9&amp;signature=a" width="8" height="6" alt="">',
    '<img src="/api/images/7" alt="">',
  ],
] as const)('of %s stays %s', ([html, stays]) => {
  expect(cleaned(html)).toBe(stays);
});

test('a field without pictures drops them all, and what is no rich text stays as it is', () => {
  expect(cleaned('<p>a<img src="/api/images/7" alt="Tor"></p>', 'words')).toBe('<p>a</p>');
  expect(cleaned('<b>', 'plain')).toBe('<b>');
});

test('what an editor wrote stays as its browser spells it', () => {
  const written =
    '<h2>Ab 8&nbsp;Uhr</h2><p>eins<br>zwei &amp; "drei" &lt;4&gt;</p><hr><img src="/api/images/7" alt="Tor &quot;2&quot; / 3"><p></p>';
  expect(cleaned(written)).toBe(written);
});
