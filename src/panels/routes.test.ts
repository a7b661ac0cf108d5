import { expect, test } from 'vitest';
import { shows } from '../../tests/specification/shows.ts';
import { matchPanel, registerPanels } from './matchPanel.ts';
import { menu } from './menu.ts';
import { panels } from './panels.ts';

/** Document 1, section 2, "Routes of the whole product", letter for letter. */
const routes =
  `/contracts, /contracts/create, /contracts/create-multiple, /contracts/{id}, /disposition, /contract_avis,
/disposition_locks, /applications, /bundles, /bundles/{id}, /drivers, /new_drivers, /new_drivers/{id}, /roles,
/job_categories, /customers, /customer_departments, /customer_protocols, /addresses, /categories, /price_groups,
/billing_addresses, /protocols, /protocols/{id}, /mails, /vw_imports, /import, /athlon_import, /atr_import,
/billing_contracts, /credit_contracts, /invoices, /invoices/{id}, /billings, /journal, /statistics, /logbook, /services,
/accessories, /bodyparts, /logs, /log_archives, /price_types, /mail_logs, /app_events, /protocolImages,
/protocol_complaint_types, /leasing_protocols, /user_groups, /customer_contract_templates, /news, /notifications,
/configuration`.split(/,\s+/);

test('every route of the specification and every entry of the menu has a screen', () => {
  shows('D1 §2 Routes');
  registerPanels(panels);
  const addresses = [
    ...routes.map((it) => it.replace('{id}', '1')),
    ...menu.flatMap((it) => it.items).map((it) => it.url),
  ];
  expect(routes).toHaveLength(53);
  expect(addresses.filter((it) => matchPanel(it) === undefined)).toEqual([]);
});
