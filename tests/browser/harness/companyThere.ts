import { company } from '../../harness/company.ts';
import type { System } from './system.ts';

/** Makes the company whose documents are made, unless a story before has made it. */
export async function companyThere(system: System): Promise<void> {
  const admin = await system.as('admin');
  const { body } = await admin.get('/api/companies');
  if (body['hydra:totalItems'] > 0) return;
  await admin.post('/api/companies', { ...company, validFrom: '2020-01-01', ustid: 'DE123456788' });
}
