import { expect, test } from 'vitest';
import { resources } from '../resources.ts';
import { schemaOf } from './schema.ts';

const odd: readonly unknown[] = [7, -1, 1.5, 1e300, true, 'x', 'x'.repeat(30_000), {}, [], [7], [{}], [null], [['x']]];
/** Time fields say this in the words of document 1, section 5. */
const literal = 'Invalid time format';
const english = /\b(invalid|expected|received|too (big|small)|must)\b/i;

test.for(resources.map((it) => [it.path, it] as const))(
  'whatever is sent in a field of %s is refused in German',
  ([, { fields }]) => {
    const schema = schemaOf(fields, 'create');
    const said = odd.flatMap(
      (value) =>
        schema
          .safeParse(Object.fromEntries(Object.keys(fields).map((it) => [it, value])))
          .error?.issues.map((it) => it.message) ?? [],
    );
    expect(said.filter((it) => it !== literal && english.test(it))).toEqual([]);
  },
);
