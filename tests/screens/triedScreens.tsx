import { address } from '../../src/domain/address/address.ts';
import type { bundle } from '../../src/domain/bundle/bundle.ts';
import { bundleContract } from '../../src/domain/bundle/bundleContract.ts';
import type { customer } from '../../src/domain/customer/customer.ts';
import { user } from '../../src/domain/user/user.ts';
import { related } from '../../src/panels/kit/related/related.ts';
import { extendResource } from '../../src/panels/kit/screen/extendResource.ts';

const users = related({
  resource: user,
  by: 'customer',
  columns: ['username', 'name', 'email', 'active'],
  create: 'atEnd',
  emptyText: 'Dieser Kunde hat noch keine Nutzer.',
});
const addresses = related({ resource: address, by: 'erlaubtekunden', columns: ['firma', 'city', 'tel'], links: {} });
const orders = related({ resource: bundleContract, by: 'bundle', sortBy: 'sortOrder', links: { through: 'contract' } });

/** A record with every kind of tab: parts of its form, lists of its own, and free content. */
export const triedScreens = {
  customer: extendResource<typeof customer>('customers', {
    firstTab: 'Stammdaten',
    tabs: [
      { key: 'abrechnung', label: 'Abrechnung', blocks: ['Firma und Steuer', 'Abrechnung'] },
      { key: 'adressen', label: 'Adressen', list: addresses },
      { key: 'nutzer', label: 'Nutzer', list: users },
      {
        key: 'auszug',
        label: 'Auszug',
        content: ({ entity }) => <p className="p-6">Kunde {entity.kuerzel}</p>,
        count: ({ kundennr }) => kundennr ?? undefined,
      },
    ],
  }),
  bundle: extendResource<typeof bundle>('bundles', { tabs: [{ key: 'auftraege', label: 'Aufträge', list: orders }] }),
};
