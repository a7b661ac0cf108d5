import { matchPanel } from '../../panels/matchPanel.ts';

/** What an address is called before its panel has told more. */
export function titleOf(url: string): string {
  const match = matchPanel(url);
  return match ? match.definition.title(match.params) : 'Nicht gefunden';
}
