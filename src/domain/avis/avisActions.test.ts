import { expect, test } from 'vitest';
import { shows } from '../../../tests/specification/shows.ts';
import { allowed, ask, refused } from '../define/verdict.ts';
import {
  checkCreateBundle,
  checkJoinBundle,
  checkLeaveBundle,
  checkLink,
  checkLinkTarget,
  checkSendMail,
  checkUnlink,
} from './avisActions.ts';
import { checkAppointment, checkConfirmation } from './confirmation.ts';
import { linkDirectionOf } from './linkDirection.ts';
import { parkingState, parkingSwitch, parkingSwitchText, switchedParking } from './parkingInfo.ts';

test('the mail to the contact says why it cannot be sent', () => {
  shows('D2 §5 avis questions');
  const ready = { contractType: 'PICKUP' as const, aspMailSend: false, mailMissing: false };
  expect(checkSendMail(ready)).toEqual(allowed);
  expect(checkSendMail({ ...ready, contractType: null })).toEqual(
    refused('Bitte zuerst die Abstimmung festlegen', 'coordination'),
  );
  expect(checkSendMail({ ...ready, mailMissing: true })).toEqual(refused('ASP Mail fehlt'));
  expect(checkSendMail({ ...ready, aspMailSend: true, mailMissing: true })).toEqual(
    refused('Die Mail wurde bereits versendet'),
  );
});

test('links and groups are offered where they can be', () => {
  expect([checkLink({ link: null }), checkLink({ link: '/api/contract_avis/2' }).verdict]).toEqual([
    allowed,
    'refused',
  ]);
  expect([checkUnlink({ link: '/api/contract_avis/2' }), checkUnlink({}).verdict]).toEqual([allowed, 'refused']);
  expect(checkLinkTarget({ flexContract: true })).toEqual(allowed);
  expect(checkLinkTarget({ auftragsnummer: '26000418' }).verdict).toBe('refused');
  expect(checkLinkTarget({ flexContract: true, abgeschlossen: true }).verdict).toBe('refused');
  const inGroup = { bundle: '/api/contract_avis_bundles/1' };
  expect(checkLeaveBundle(inGroup, { current: false })).toEqual(allowed);
  expect([
    checkLeaveBundle(inGroup, { current: true }).verdict,
    checkLeaveBundle({}, { current: false }).verdict,
  ]).toEqual(['refused', 'refused']);
  expect(checkJoinBundle({ auftragsnummer: '26000418', isStorniert: true })).toEqual(
    refused('Auftrag 26000418 ist storniert.', 'bundle'),
  );
  expect(checkCreateBundle([{ bundle: null, orderNumber: '26000418' }]).verdict).toBe('refused');
  expect(
    checkCreateBundle([
      { bundle: '/api/contract_avis_bundles/1', orderNumber: '26000421' },
      { bundle: '/api/contract_avis_bundles/2', orderNumber: '26000418' },
    ]),
  ).toEqual(refused('Schon in einer Gruppe: 26000418, 26000421.', 'avis'));
});

const confirmed = {
  status: 'confirmed',
  contractType: 'DELIVERY',
  pickupDate: '2026-11-24',
  deliveryDate: '2026-11-24',
  deliveryTimeFrom: '08:00',
  deliveryTimeTo: '10:00',
} as const;

test('confirming a flex contract asks once, and asks for day and window of the sides that are arranged', () => {
  shows('D2 §5 avis questions');
  expect(checkConfirmation(confirmed, { flex: false })).toEqual(allowed);
  expect(checkConfirmation({ ...confirmed, status: 'doing', deliveryDate: null }, { flex: true })).toEqual(allowed);
  expect(checkConfirmation(confirmed, { flex: true })).toEqual(ask('Flex-Auftrag wirklich bestätigen?'));
  const missing = (change: object) => {
    const verdict = checkConfirmation({ ...confirmed, ...change }, { flex: true });
    return verdict.verdict === 'refused' ? verdict.field : verdict.verdict;
  };
  expect(missing({ deliveryDate: null })).toBe('deliveryDate');
  expect(missing({ deliveryTimeFrom: '' })).toBe('deliveryTimeFrom');
  expect(missing({ deliveryTimeTo: null })).toBe('deliveryTimeTo');
  expect(missing({ coordination: 'pickup_delivery' })).toBe('pickupTimeFrom');
  expect(missing({ contractType: null })).toBe('coordination');
});

test('its day lies inside of its range', () => {
  const at = (deliveryDate: string, from: string | null = '2026-11-23') =>
    checkConfirmation({ ...confirmed, deliveryDate }, { flex: true, range: { from, until: '2026-11-27' } }).verdict;
  expect([at('2026-11-23'), at('2026-11-27'), at('2026-11-28'), at('2026-11-22'), at('2026-11-22', null)]).toEqual([
    'ask',
    'ask',
    'refused',
    'refused',
    'ask',
  ]);
});

test('an appointment that cannot be is refused at the field of the avis', () => {
  expect(checkAppointment(confirmed)).toEqual(allowed);
  expect(checkAppointment({ ...confirmed, deliveryTimeTo: '07:00' })).toEqual(
    refused('„bis“ liegt vor „von“', 'deliveryTimeTo'),
  );
  expect(checkAppointment({ ...confirmed, deliveryDate: '2026-11-23' })).toEqual(
    refused('Die Zustellung liegt vor der Abholung', 'deliveryDate'),
  );
});

test('the way there is what follows no other contract, else what is fetched first', () => {
  const one = { id: 1, datum: '2026-11-24', pickupTimeFrom: '08:00' };
  expect(linkDirectionOf({ ...one, anschlussvon: '/api/contracts/2' }, { id: 2, datum: '2026-11-30' })).toBe('return');
  expect(linkDirectionOf(one, { ...one, id: 2, pickupTimeFrom: '07:30' })).toBe('return');
  expect(linkDirectionOf(one, { ...one, id: 2, pickupTimeFrom: null })).toBe('outbound');
  expect([linkDirectionOf(one, { ...one, id: 2 }), linkDirectionOf({ ...one, id: 2 }, one)]).toEqual([
    'outbound',
    'return',
  ]);
});

test('the announcement of a parking place shows how far it is', () => {
  const place = { parkingSpace: '/api/addresses/1', parkingSpaceMailAddress: 'platz@firma.example' };
  expect(parkingState({})).toBeNull();
  expect(parkingState(place)).toBe('open');
  expect(parkingState({ parkingSpace: '/api/addresses/1' })).toBe('addressMissing');
  expect(parkingState({ ...place, parkingSpaceNotificationScheduled: true })).toBe('scheduled');
  expect(parkingState({ ...place, parkingSpaceNotified: true })).toBe('notified');
});

test('the switch of a parking place does what it is called, for one row and for many', () => {
  const place = { parkingSpace: '/api/addresses/1', parkingSpaceMailAddress: 'platz@firma.example' };
  const noted = { ...place, parkingSpaceNotificationScheduled: true };
  const sent = { ...place, parkingSpaceNotified: true };
  const nobody = { parkingSpace: '/api/addresses/1' };
  const done = [noted, sent].map((it) => [parkingSwitchText([it]), parkingSwitch([it])]);
  expect(done).toEqual([
    ['Stellplatzinfo nicht mehr vormerken', { isOn: false, changing: [noted] }],
    ['Stellplatzinfo auf „Offen“ setzen', { isOn: false, changing: [sent] }],
  ]);
  expect([
    parkingState({ ...sent, ...switchedParking(false) }),
    parkingState({ ...noted, ...switchedParking(false) }),
  ]).toEqual(['open', 'open']);
  const many = [place, noted, sent, nobody];
  expect([parkingSwitchText(many), parkingSwitch(many)]).toEqual([
    'Stellplatzinfo vormerken',
    { isOn: true, changing: [place] },
  ]);
  expect(parkingState({ ...place, ...switchedParking(true) })).toBe('scheduled');
  expect([parkingSwitchText([nobody]), parkingSwitch([nobody]).changing]).toEqual(['Stellplatzinfo vormerken', []]);
});
