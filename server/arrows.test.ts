import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseOptions, type IForbiddenRuleType } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, test } from 'vitest';

type Config = { readonly forbidden: IForbiddenRuleType[]; readonly options: ICruiseOptions };
const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as Config;
const project = mkdtempSync(join(tmpdir(), 'arrows-'));
afterAll(() => {
  rmSync(project, { recursive: true });
});

/** Who imports whom from one level higher, and whether that may be. */
const arrows: readonly (readonly [from: string, to: string, isAllowed: boolean])[] = [
  ['server/http', 'server/actions', true],
  ['server/actions', 'server/mail', true],
  ['server/mail', 'server/write', true],
  ['server/write', 'server/storage', true],
  ['server/storage', 'server/write', false],
  ['server/write', 'server/mail', false],
  ['server/write', 'server/actions', false],
  ...['mail', 'notify', 'routing', 'pdf', 'files', 'export', 'jobs'].map(
    (room) => [`server/${room}`, 'server/actions', false] as const,
  ),
  ['server/mail', 'server/http', false],
  ['server/actions', 'server/http', false],
  ['src/domain', 'server/storage', false],
  ['src/panels', 'src/workspace', false],
  ...['src/panels/kit', 'src/panels/kit/grid', 'src/panels/resource'].flatMap((room) =>
    [
      ['src/domain/define', true],
      ['src/domain/time', true],
      ['src/domain/contract', false],
      ['src/domain/mail', false],
      ['src/panels/contract', false],
    ].map(([to, isAllowed]) => [room, String(to), isAllowed === true] as const),
  ),
  ['src/panels/contract', 'src/panels/kit', true],
  ['src/panels/contract', 'src/domain/contract', true],
];
/** Two files that need nothing of each other but a type. */
const circle = ['src/domain/define/one.ts', 'src/domain/define/other.ts'] as const;
let refused: ReadonlySet<string>;

beforeAll(async () => {
  for (const [from, to] of arrows) {
    put(`${to}/target.ts`, 'export const target = 1;\n');
    put(
      `${from}/to-${to.replaceAll('/', '-')}.ts`,
      `import type {} from '${'../'.repeat(from.split('/').length)}${to}/target.ts';\n`,
    );
  }
  put(circle[0], "import type { Other } from './other.ts';\nexport type One = Other | null;\n");
  put(circle[1], "import type { One } from './one.ts';\nexport type Other = One[];\n");
  const { output } = await cruise(['src', 'server'], {
    ...options,
    baseDir: project,
    validate: true,
    ruleSet: { forbidden },
  });
  if (typeof output === 'string') throw new Error(output);
  refused = new Set(
    output.summary.violations.flatMap(({ from, to, rule }) => [
      `${dirname(from)} → ${dirname(to)}`,
      `${rule.name}: ${from}`,
    ]),
  );
});

test.each(arrows)('%s → %s: allowed is %s', (from, to, isAllowed) => {
  expect(refused.has(`${from} → ${to}`)).toBe(!isAllowed);
});

test('two files that import each other are refused, even where it is for a type alone', () => {
  expect(circle.some((it) => refused.has(`no-cycles: ${it}`))).toBe(true);
});

function put(path: string, text: string): void {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
}
