import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from './Icon.tsx';
import { glyphs } from './iconGlyphs.ts';
import { isIconName } from './iconName.ts';

test('every icon of the registry is drawn with lines of its own', () => {
  const empty = Object.keys(glyphs).filter(
    (name) =>
      isIconName(name) && !/<svg[^>]*>(<\w+ [^>]+>(<\/\w+>)?)+<\/svg>/.test(renderToStaticMarkup(<Icon name={name} />)),
  );
  expect(empty).toEqual([]);
});

test('the lines of an icon are one path', () => {
  expect(renderToStaticMarkup(<Icon name="chevrons-up-down" />)).toContain(
    '<path d="M7 15l5 5 5-5M7 9l5-5 5 5"></path></svg>',
  );
});

test('an icon with a meaning is read out, one without is decoration', () => {
  expect(renderToStaticMarkup(<Icon name="check" label="erledigt" />)).toContain('role="img" aria-label="erledigt"');
  expect(renderToStaticMarkup(<Icon name="check" />)).toContain('aria-hidden="true"');
});

test('no icon is carried to every browser that nothing names', () => {
  const project = join(import.meta.dirname, '../../..');
  const sources = ['src', 'server'].flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' }).map((it) => join(project, folder, it)),
  );
  const text = sources
    .filter((it) => /\.tsx?$/.test(it) && !/icon(Name|Glyphs)\.ts$/.test(it))
    .map((it) => readFileSync(it, 'utf8'))
    .join('\n');
  expect(Object.keys(glyphs).filter((name) => !text.includes(`'${name}'`) && !text.includes(`"${name}"`))).toEqual([]);
});
