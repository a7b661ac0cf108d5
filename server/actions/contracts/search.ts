import { readingMs } from '../../../src/domain/app/patience.ts';
import { contract } from '../../../src/domain/contract/contract.ts';
import { searchContracts } from '../../../src/domain/contract/contractCalls.ts';
import { resourceOf } from '../../../src/domain/resources.ts';
import { readListQuery } from '../../read/listQuery.ts';
import { presentPage } from '../../read/presentTexts.ts';
import { readWhileWanted } from '../../storage/readWhileWanted.ts';
import { answer } from '../handler.ts';
import { wrongInput } from '../wrongInput.ts';

const found = [
  'auftragsnummer',
  'licensePlate',
  'carFin',
  'carDetails',
  'datum',
  'bringdatum',
  'pickupLocation',
  'deliveryLocation',
  'contractClientAddress',
  'driver',
  'protocol',
  'anschlussAuftrag',
  'isStorniert',
];
const maxFound = 25;
const contracts = resourceOf(contract);

/** The contracts behind a number, plate, VIN, driver or bundle. */
export const search = answer(searchContracts, {
  read({ customSearchFilter, specialFilter, itemsPerPage, page }) {
    const text = [customSearchFilter ?? specialFilter ?? ''].flat().map(String).join(' ').trim();
    if (text === '') throw wrongInput(searchContracts)('customSearchFilter', 'Bitte einen Suchtext eingeben.');
    return readListQuery(contracts, {
      customSearchFilter: text,
      'order[datum]': 'desc',
      itemsPerPage: itemsPerPage ?? String(maxFound),
      page,
    });
  },
  async work({ database: { pool }, actor: { roles }, leaving, secret, now }, query) {
    const { page, itemsPerPage } = query;
    const hits = await readWhileWanted(pool, {
      gone: leaving,
      max: readingMs,
      read: (to) => presentPage({ to, pool }, contracts, { query, fields: found, roles, signing: { secret, now } }),
    });
    return { ...hits, page, itemsPerPage };
  },
});
