import type { Title } from '../../domain/define/noun.ts';

const news = { m: 'Neuer', f: 'Neue', n: 'Neues' } as const;

/** "Neuer Kunde", "Neue Leistung", "Neues Leasingprotokoll": what the button says that makes one. */
export function createCaption({ one, gender }: Pick<Title, 'one' | 'gender'>): string {
  return `${news[gender]} ${one}`;
}
