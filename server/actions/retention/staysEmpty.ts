import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';

type Writing = { readonly kind: string; readonly before: { readonly emptiedOn: string | null } | undefined };

/** Nobody fills a record again that was emptied when it had its time. */
export function staysEmpty({ kind, before }: Writing): Verdict {
  return kind === 'update' && before?.emptiedOn
    ? refused('Diese Daten sind nach ihrer Aufbewahrung gelöscht; der Eintrag steht nur noch für alte Vorgänge.')
    : allowed;
}
