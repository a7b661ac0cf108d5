import type { Title } from '../../../domain/define/noun.ts';

const words = {
  m: { the: 'Der', this: 'Diesen', it: 'Er' },
  f: { the: 'Die', this: 'Diese', it: 'Sie' },
  n: { the: 'Das', this: 'Dieses', it: 'Es' },
} as const;

/** What is said in place of a record that cannot be shown. */
export function recordWords({ one, gender, left }: Pick<Title, 'one' | 'gender' | 'left'>) {
  const { the, this: demonstrative, it } = words[gender];
  const title = `${demonstrative} ${one} gibt es ${left === undefined ? '' : 'hier '}nicht mehr`;
  return {
    gone: { title, why: left ?? `${it} wurde gelöscht, während das Formular hier offen war.` },
    unknown: { title, why: left ?? `${it} wurde gelöscht, oder die Adresse stimmt nicht.` },
    failed: `${the} ${one} konnte nicht geladen werden`,
    waiting: `${one} wird geladen`,
  };
}
