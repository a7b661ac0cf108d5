import { useState } from 'react';
import { subscribePresence } from '../../src/api/live/presence.ts';
import { address } from '../../src/domain/address/address.ts';
import type { bundle } from '../../src/domain/bundle/bundle.ts';
import { bundleContract } from '../../src/domain/bundle/bundleContract.ts';
import type { customer } from '../../src/domain/customer/customer.ts';
import { user } from '../../src/domain/user/user.ts';
import { related } from '../../src/panels/kit/related/related.ts';
import { editedBy } from '../../src/panels/kit/lock/editedBy.ts';
import { EditLock } from '../../src/panels/kit/lock/EditLock.tsx';
import { extendResource } from '../../src/panels/kit/screen/extendResource.ts';
import { Button } from '../../src/ui/display/Button.tsx';
import { Dialog } from '../../src/ui/overlays/Dialog.tsx';

const users = related({
  resource: user,
  by: 'customer',
  columns: ['username', 'name', 'email', 'active'],
  create: 'atEnd',
  emptyText: 'Dieser Kunde hat noch keine Nutzer.',
});
const addresses = related({ resource: address, by: 'erlaubtekunden', columns: ['firma', 'city', 'tel'], links: {} });
const contracts = related({
  resource: bundleContract,
  by: 'bundle',
  sortBy: 'sortOrder',
  links: { through: 'contract' },
  pages: { usual: 5, choices: [5, 100] },
});

/** A record with every kind of tab: parts of its form, lists of its own, and free content. */
export const triedScreens = {
  customer: extendResource<typeof customer>('customers', {
    firstTab: 'Stammdaten',
    isLocked: true,
    cells: {
      kuerzel: { text: (it) => editedBy(it['@id']) ?? it.kuerzel ?? '', width: 320, subscribe: subscribePresence },
    },
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
  bundle: extendResource<typeof bundle>('bundles', {
    tabs: [
      { key: 'auftraege', label: 'Aufträge', list: contracts },
      {
        key: 'gemeinsam',
        label: 'Gemeinsam',
        content: ({ entity }) => <EditTogether iris={[entity['@id'], ...(entity.contractBundles ?? [])]} />,
      },
    ],
  }),
};

/** A form for several records at once. */
function EditTogether({ iris }: { iris: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="p-6">
      <Button onClick={() => setOpen(true)}>Gemeinsam bearbeiten</Button>
      {isOpen && (
        <Dialog title={`${String(iris.length)} Datensätze bearbeiten`} onClose={close}>
          <EditLock iris={iris} onLeave={close} />
          <p>Hier wird gemeinsam bearbeitet.</p>
        </Dialog>
      )}
    </div>
  );
}
