import { expect, test } from 'vitest';
import { athlonColumns, atrColumns } from '../../src/domain/import/reading/leasingColumns.ts';
import { importDesk } from '../harness/importDesk.ts';
import { athlonLine, atrLines, workbook } from '../harness/importFiles.ts';
import { uploaded } from '../harness/uploads.ts';
import { shows } from '../specification/shows.ts';

const { system, dispo, send, leasingCustomer } = await importDesk();
const { given } = system;

const none = { protocols: 0, mails: 0, athlon_import: 0, atr_import: 0, new_drivers: 0, applications: 0 };
/** Those of the menu; who is told of what is no matter of it. */
const counted = async () => {
  const { notifications: _bell, ...menu } = (await dispo.get('/api/counters')).body;
  return menu;
};

test('each red number of the menu says how much waits, and goes with it', async () => {
  shows('D1 §2 Shell all counters', 'R74 all');
  expect(await counted()).toEqual(none);

  const { iri } = await given.contract({
    sendProtocolToContractContact: true,
    pickupLocation: { ort: 'Köln', anspr1email: 'ab@hof.example' },
    deliveryLocation: { ort: 'Ulm' },
  });
  const protocol = String((await dispo.get(iri)).body.protocol['@id']);
  await dispo.patch(protocol, { processState: 'CLOSED' });
  expect(await counted()).toEqual({ ...none, protocols: 1, mails: 1 });
  await dispo.patch(protocol, { processState: 'RECEIVED' });
  expect(await counted()).toEqual(none);

  await leasingCustomer(277, 'ATHLON');
  await leasingCustomer(272, 'ATR');
  await send(await workbook(athlonColumns, [athlonLine]));
  await send(await workbook(atrColumns, atrLines));
  expect(await counted()).toEqual({ ...none, athlon_import: 1, atr_import: 1 });
  for (const row of (await dispo.get('/api/import_contracts')).body['hydra:member'])
    await dispo.patch(row['@id'], { isDeclinedByLeitstand: true, silent: true });
  expect(await counted()).toEqual(none);

  const applicant = await given.driver({ approved: false, active: false });
  expect(await counted()).toEqual(none);
  for (const type of ['driversLicense', 'tradeRegistration', 'proofOfAddress'])
    await dispo.post('/api/driver_documents', {
      driver: applicant.iri,
      type,
      name: type,
      file: await uploaded(dispo, applicant.iri),
    });
  expect(await counted()).toEqual({ ...none, new_drivers: 1 });
  await dispo.patch(applicant.iri, { approved: true });
  expect(await counted()).toEqual(none);

  const offered = await given.contract();
  const { iri: application } = await given.record('applications', {
    type: 'contract',
    contract: offered.iri,
    driver: (await given.driver()).iri,
  });
  expect(await counted()).toEqual({ ...none, applications: 1 });
  await dispo.patch(application, { status: 'declined' });
  expect(await counted()).toEqual(none);
});
