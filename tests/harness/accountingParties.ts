import { everyJobCategory } from './everyJobCategory.ts';
import { everyRole } from './everyRole.ts';

/** Two customers and a subcontractor, for tests of what can be billed and credited, with a person of every role. */
export async function accountingParties() {
  const { system, as } = await everyRole();
  const { given } = system;
  await everyJobCategory(given);
  return {
    system,
    as,
    given,
    accountant: as('buchhaltung'),
    client: await given.customer({ kuerzel: 'RHBLEA', wartestundenpreis: '20.00' }),
    other: await given.customer({ kuerzel: 'NORDLI' }),
    sub: await given.driver({
      gruppe: '/api/job_categories/5',
      steuernummer: '214/5678/1234',
      creditAgreements: [{ agreedOn: '2026-01-01' }],
    }),
  };
}

/** How a contract names a document that it stands on. */
export const billed = (type: string, cancelled = false) => ({ type, number: '2026-000417', id: 9, cancelled });
