import { allowed, refused } from '../../domain/define/verdict.ts';
import { priceGroup } from '../../domain/price/priceGroup.ts';
import { checkDefault } from '../../domain/price/checkDefault.ts';
import { defineCommand, one, type Command } from '../command.ts';

const shared = {
  group: 'Preisgruppe',
  area: 'prices',
  needsWrite: true,
  places: ['price_groups.row', 'price_groups.toolbar'],
  on: one(priceGroup),
} as const;

/** What can be done with a price group beyond changing it. */
export const priceCommands: readonly Command[] = [
  defineCommand({
    ...shared,
    id: 'priceGroup.setDefault',
    title: 'Als Standard setzen …',
    icon: 'star',
    check: ([it]) =>
      it?.defaultPriceSet === true
        ? refused('Das ist schon die Standard-Preisgruppe.')
        : it
          ? checkDefault(it)
          : allowed,
    load: async () => {
      const { makeDefault } = await import('./priceRuns.ts');
      return ([it], tools) => it && makeDefault(it, tools);
    },
  }),
  defineCommand({
    ...shared,
    id: 'priceGroup.copy',
    title: 'Kopieren',
    icon: 'copy',
    run: ([it], tools) => it && tools.open(`/price_groups/create?copy=${encodeURIComponent(it['@id'])}`, 'tab'),
  }),
];
