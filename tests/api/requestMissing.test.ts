import { expect, test } from 'vitest';
import { protocolDesk, signedBy } from '../harness/protocolDesk.ts';
import { shows } from '../specification/shows.ts';

const { system, read, change, begun, told } = await protocolDesk();
const { given } = system;
const dispo = await system.as('dispo');
const ask = (iri: string) => dispo.post(`${iri}/request_missing`, {});

async function picture(label: string) {
  const { iri } = await given.record('protocol_images', {
    image: `submitter_asked${label}`,
    label,
    state: 'STARTED',
    required: true,
  });
  return iri;
}

test('the driver is asked in his app and by mail for what is missing, and the protocol keeps who asked and when', async () => {
  shows('R60');
  const front = await picture('Nachfrage');
  const user = await given.user({ roles: [] });
  const driver = await given.driver({ appAccess: true, user: user.iri, email: 'fahrer@nachfrage.example' });
  const { order, iri } = await begun({ driver: driver.iri });
  await change(iri, {
    processState: 'SUBMITTED',
    driverSignature: signedBy('Fritz Fahrer'),
    expenses: [{ type: 'taxi', amount: '34.80' }],
  });
  const number = String((await read(order)).auftragsnummer);
  const others = Number((await read(iri)).images.length);
  const { status, body } = await ask(iri);
  expect([status, others]).toEqual([200, 0]);
  const asked = body.requestedFromDriver.map((it: { label: string }) => it.label);
  expect(asked).toEqual(expect.arrayContaining(['Unterschrift Übergeber', 'Nachfrage (Abholung)', 'Beleg zu Taxi']));
  expect(asked).not.toContain('Unterschrift Fahrer');
  expect(body.requestedFromDriver[0]).toMatchObject({ requestedBy: 'Test dispo' });
  expect(Date.parse(body.requestedFromDriver[0].requestedAt)).not.toBeNaN();
  const pushed = (await told('Protocol', iri)).filter((it: { title: string }) => it.title === 'Bitte nachreichen');
  expect(pushed).toHaveLength(1);
  expect(pushed[0].body).toMatch(new RegExp(`^${number}: Unterschrift Übergeber, `));
  expect(pushed[0].data.missing).toEqual(asked);
  const entities = JSON.stringify([{ entityId: body.id, entityType: 'Protocol' }]);
  const mails = (await dispo.get(`/api/mail_logs?${new URLSearchParams({ entities })}`)).body['hydra:member'];
  expect(mails.map((it: { recipients: string; template: string }) => [it.recipients, it.template])).toEqual([
    ['fahrer@nachfrage.example', 'M19'],
  ]);
  expect(mails[0].subject).toMatch(`Bitte nachreichen – ${number}: Unterschrift Übergeber, `);
  expect(mails[0].textPreview).toContain('Nachfrage (Abholung)');
  expect((await ask(iri)).body.requestedFromDriver).toHaveLength(asked.length * 2);
  await dispo.delete(front);
});

test('nobody is asked where nothing is missing that he has, and where nobody can be reached', async () => {
  const idle = await begun();
  const refusal = async (iri: string) => {
    const { status, body } = await ask(iri);
    return [status, body.violations[0]?.message];
  };
  expect(await refusal(idle.iri)).toEqual([422, 'Es fehlt nichts, was der Fahrer nachreichen kann.']);
  const alone = await begun({}, { processState: 'STARTED', expenses: [{ type: 'taxi', amount: '5.00' }] });
  expect(await refusal(alone.iri)).toEqual([422, 'Der Auftrag hat keinen Fahrer.']);
  const silent = await given.driver({ vorname: 'Stiller', nachname: 'Fahrer', email: null, fax: null });
  await change(alone.order, { driver: silent.iri });
  expect(await refusal(alone.iri)).toEqual([422, 'Stiller Fahrer hat weder Zugang zur App noch eine E-Mail-Adresse.']);
});
