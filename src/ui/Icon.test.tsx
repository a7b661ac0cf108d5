import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from './Icon.tsx';
import { glyphs } from './iconGlyphs.ts';
import { isIconName } from './iconName.ts';

test('every icon of the registry is drawn with lines of its own', () => {
  const empty = Object.keys(glyphs).filter((name) => isIconName(name) && !/<svg[^>]*>(<\w+ [^>]+>(<\/\w+>)?)+<\/svg>/.test(renderToStaticMarkup(<Icon name={name} />)));
  expect(empty).toEqual([]);
});

test('the lines of an icon are one path', () => {
  expect(renderToStaticMarkup(<Icon name="chevrons-up-down" />)).toContain('<path d="M7 15l5 5 5-5M7 9l5-5 5 5"></path></svg>');
});

test('an icon with a meaning is read out, one without is decoration', () => {
  expect(renderToStaticMarkup(<Icon name="check" label="erledigt" />)).toContain('role="img" aria-label="erledigt"');
  expect(renderToStaticMarkup(<Icon name="check" />)).toContain('aria-hidden="true"');
});
