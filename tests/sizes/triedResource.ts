import { join } from 'node:path';
import type { Plugin } from 'vite';

const folder = import.meta.dirname;

/** Puts a resource into the console as its author would: among the nouns, and its screen among the screens. */
export const triedResource: Plugin = {
  name: 'tried-resource',
  transform(code, id) {
    if (id.endsWith('/src/domain/nouns.ts'))
      return added(code, {
        list: /\bnouns\b[^=]*= \[/,
        entry: 'triedNoun,',
        first: `import { triedNoun } from '${join(folder, 'triedNoun.ts')}';`,
      });
    if (id.endsWith('/src/panels/screens.ts'))
      return added(code, {
        list: /\bresourceScreens\b[^=]*= \{/,
        entry: `tried_records: async () => (await import('${join(folder, 'triedScreen.ts')}')).triedScreen,`,
        first: '',
      });
    return undefined;
  },
};

function added(
  code: string,
  { list, entry, first }: { readonly list: RegExp; readonly entry: string; readonly first: string },
): string {
  if (!list.test(code)) throw new Error(`no place for ${entry}`);
  return `${first}\n${code.replace(list, (it) => `${it}\n${entry}`)}`;
}
