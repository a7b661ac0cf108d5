import { expect, test } from 'vitest';
import { isolatedHtml } from './isolatedHtml.ts';

const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">`;

test('the policy stands before everything that a mail brings along', () => {
  expect(
    isolatedHtml(
      '<!doctype html><html lang="de"><head><link rel="stylesheet" href="https://fremd.example/x.css"></head><body>Hallo</body></html>',
    ),
  ).toBe(
    `<!doctype html><html lang="de"><head>${policy}<link rel="stylesheet" href="https://fremd.example/x.css"></head><body>Hallo</body></html>`,
  );
  const bare = isolatedHtml('<p>Guten Tag,</p>');
  expect(bare.indexOf(policy)).toBeLessThan(bare.indexOf('<p>Guten Tag,</p>'));
});
