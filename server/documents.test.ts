import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { matrix, pickLists, type Area } from '../src/domain/access/matrix.ts';
import { findingsIn } from '../src/domain/intake/recogniseByRules.ts';
import { textPage } from '../src/domain/intake/textPages.ts';
import { formats } from '../src/domain/import/reading/readSheet.ts';
import { resources } from '../src/domain/resources.ts';
import { projectDir } from './projectFiles.ts';
import { settingNames } from './settingsSchema.ts';

test('every link of the documents leads to a file that is there', () => {
  const documents = ['README.md', ...globSync('docs/**/*.md', { cwd: projectDir })];
  const dangling = documents.flatMap((document) => {
    const links = [...readFileSync(join(projectDir, document), 'utf8').matchAll(/\]\(([^)#]+)/g)].flatMap(
      ([, link]) => link ?? [],
    );
    return links
      .filter((it) => !it.startsWith('http') && !existsSync(join(projectDir, dirname(document), it)))
      .map((it) => `${document}: ${it}`);
  });
  expect(documents.length).toBeGreaterThan(20);
  expect(dangling).toEqual([]);
});

test('the role table is the one that holds', () => {
  const [areas = '', lists = ''] = readFileSync(join(projectDir, 'docs/roles.md'), 'utf8').split(/^## /m);
  const who = (names: readonly string[]) => names.join(', ') || '–';
  const wanted = (Object.keys(matrix) as Area[]).map((area) => [
    area,
    who(resources.filter((it) => it.area === area).map((it) => it.path)),
    who(matrix[area].read),
    who(matrix[area].write),
  ]);
  expect(rowsOf(areas).map((it) => it.slice(0, 4))).toEqual(wanted);
  expect(rowsOf(lists)).toEqual(
    Object.entries(pickLists).map(([path, it]) => [path, who(it.for), who(it.narrowedBy ?? [])]),
  );
});

test('the page for who runs it names every setting that is read, and no other', () => {
  const page = readFileSync(join(projectDir, 'docs/operations.md'), 'utf8');
  const [, settings = ''] = page.split(/^## /m);
  const named = rowsOf(settings).flatMap(([names = '']) => names.split(',').map((it) => it.trim()));
  expect(named.toSorted()).toEqual(settingNames.toSorted());
});

test('the page about import files has the columns that are read', () => {
  const [, ...sections] = readFileSync(join(projectDir, 'docs/imports.md'), 'utf8').split(/^## /m);
  const wanted = Object.values(formats).map((columns) =>
    Object.values(columns).map(({ heading, required, others = [], says, field }) => [
      heading,
      required ? 'ja' : '',
      others.join(', '),
      says,
      field.replaceAll('`', ''),
    ]),
  );
  expect(sections.slice(0, 3).map(rowsOf)).toEqual(wanted);
});

test('the page about import files has an example of every message about a file or a row, and of no other', () => {
  const [, section = ''] = /^## Was abgelehnt wird$([^]*?)^## /mu.exec(
    readFileSync(join(projectDir, 'docs/imports.md'), 'utf8'),
  ) ?? ['', ''];
  const shown = rowsOf(section).map(([message = '']) => message);
  const files = globSync(
    ['src/domain/import/reading/*.ts', 'server/import/*.ts', 'server/actions/imports/{takeOver,importContracts}.ts'],
    { cwd: projectDir },
  ).filter((it) => !/\.test\.|Columns\./u.test(it));
  const said = new Set(files.flatMap((it) => sentencesIn(readFileSync(join(projectDir, it), 'utf8'))));
  const isSaidBy = (message: string, sentence: string) =>
    new RegExp(`^${sentence.replaceAll(/[.?()]/gu, String.raw`\$&`).replaceAll('…', '.+')}$`, 'u').test(message);
  expect(said.size).toBeGreaterThan(40);
  expect([...said].filter((it) => !shown.some((message) => isSaidBy(message, it)))).toEqual([]);
  expect(shown.filter((it) => ![...said].some((sentence) => isSaidBy(it, sentence)))).toEqual([]);
});

/** The German sentences of a source, with … for what is filled in. */
function sentencesIn(source: string): string[] {
  const code = source.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gmu, '');
  return [...code.matchAll(/'([^'\n]*)'|`((?:[^`$]|\$\{[^{}`]*\})*)`/gu)]
    .map(([, plain, filled]) => (plain ?? filled ?? '').replaceAll(/\$\{[^{}]*\}/gu, '…'))
    .filter((it) => it.length > 9 && /^(?:[A-ZÄÖÜ„…]|wurde )/u.test(it) && / [(„]*[a-zäöü]{3,}/u.test(it))
    .filter((it) => /(?:[.?…]|übersprungen|abgelehnt)$/u.test(it) && !/"/u.test(it));
}

test('the mail on the page about intake is recognised as the page says', () => {
  const [, mail = ''] = /```text\n([^]*?)```/u.exec(readFileSync(join(projectDir, 'docs/intake.md'), 'utf8')) ?? [];
  const source = { kind: 'TEXT', pages: [textPage(mail)] } as const;
  const found = findingsIn(source, { today: '2026-11-20', fits: () => undefined });
  expect(found.filter((it) => !it.isSure).map((it) => it.field)).toEqual(['infoDriver']);
  const lines = mail.split('\n').filter((it) => /\d|: |GmbH|KG$/u.test(it));
  const quotes = found.map((it) => it.quote);
  expect(lines.filter((line) => !quotes.some((it) => line.includes(it)))).toEqual([]);
  expect(found).toHaveLength(25);
});

/** The rows of a table whose first cell is code. */
function rowsOf(text: string): string[][] {
  return text
    .split('\n')
    .filter((it) => it.startsWith('| `'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((it) => it.trim().replaceAll('`', '')),
    );
}
