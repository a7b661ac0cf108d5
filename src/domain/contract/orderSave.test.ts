import { describe, expect, it } from 'vitest';
import { allowed, ask } from '../define/verdict.ts';
import { orderFaults, orderQuestion, type BeforeSave } from './orderSave.ts';
import { shows } from '../../../tests/specification/shows.ts';

shows('D1 §5 delivery not before');

const before: BeforeSave = {
  driver: null,
  isStorniert: false,
  bundle: null,
  protocolStatus: 0,
  driverName: null,
  newDriver: null,
  hasReturnOrder: false,
  isLockDay: false,
};
const arne = { driver: '/api/drivers/1', driverName: 'Arne Kleverth' };
const jette = { driver: '/api/drivers/2', newDriver: { name: 'Jette Hagestolz' } };

describe('what must be right before an order is saved', () => {
  it('says at its field what is wrong', () => {
    expect(orderFaults({ anschlussvon: '/api/contracts/1', abafahrt: '0', abcfahrt: '0' }, null)).toEqual([
      { path: 'abafahrt', message: 'Bei Anschlussfahrt bitte immer ABA oder ABC angeben' },
    ]);
    expect(orderFaults({ flexContract: true, driver: '/api/drivers/1' }, null).map((it) => it.path)).toEqual([
      'flexContract',
    ]);
    expect(orderFaults({ datum: '2026-11-24', bringdatum: '2026-11-23' }, null)).toEqual([
      { path: 'bringdatum', message: 'Die Zustellung liegt vor der Abholung' },
    ]);
    expect(orderFaults({ pickupTimeFrom: '10:00', pickupTimeTo: '09:30' }, null)).toEqual([
      { path: 'pickupTimeTo', message: '„bis“ liegt vor „von“' },
    ]);
  });

  it('has nothing against an order in order', () => {
    expect(
      orderFaults(
        {
          datum: '2026-11-24',
          bringdatum: '2026-11-24',
          pickupTimeFrom: '08:00',
          pickupTimeTo: '08:00',
          anschlussvon: '/api/contracts/1',
          abcfahrt: '1',
        },
        null,
      ),
    ).toEqual([]);
  });
});

describe('a rule about a state is asked of the change that would bring it about', () => {
  const flex = {
    flexContract: true,
    driver: '/api/drivers/1',
    datum: '2026-11-24',
    bringdatum: '2026-11-24',
    pickupTimeFrom: '10:00',
    pickupTimeTo: '09:00',
    anzahlSchluessel: 2,
    zubehoerArray: [],
  };

  it('does not stand in the way of a note on an order that is in that state', () => {
    const noted = { ...flex, infoBackend: 'angerufen', kostenstelle: '4711' };
    expect(orderFaults(noted, flex)).toEqual([]);
    expect(
      orderQuestion(noted, {
        ...before,
        saved: flex,
        driver: flex.driver,
        driverName: 'Arne Kleverth',
        newDriver: { name: 'Arne Kleverth' },
      }),
    ).toEqual(allowed);
  });

  it('refuses what brings the state about, at the field of the rule', () => {
    const free = { ...flex, driver: null, flexContract: false, pickupTimeTo: '12:00', anzahlSchluessel: null };
    expect(orderFaults({ ...free, flexContract: true }, free)).toEqual([]);
    expect(orderFaults({ ...free, flexContract: true, driver: '/api/drivers/2' }, free).map((it) => it.path)).toEqual([
      'flexContract',
    ]);
    expect(orderFaults({ ...flex, driver: '/api/drivers/2' }, flex).map((it) => it.path)).toEqual(['flexContract']);
    expect(orderFaults({ ...free, anzahlSchluessel: 1 }, free)).toEqual([
      { path: 'anzahlSchluessel', message: 'Eine Anzahl gibt es nur mit dem Zubehör „Fahrzeugschlüssel“.' },
    ]);
    expect(orderFaults({ ...free, anzahlSchluessel: 1, zubehoerArray: ['/api/accessories/4'] }, free)).toEqual([]);
    expect(
      orderFaults(
        { ...free, sperrenFuerAngebotsliste: true, driver: '/api/drivers/1' },
        { ...free, driver: '/api/drivers/1' },
      ).map((it) => it.path),
    ).toEqual(['sperrenFuerAngebotsliste']);
    expect(orderFaults({ ...free, pickupTimeTo: '08:00' }, free).map((it) => it.path)).toEqual(['pickupTimeTo']);
  });
});

describe('what is asked before an order is saved', () => {
  it('asks nothing when nothing needs an answer', () => {
    expect(
      orderQuestion({ driver: '/api/drivers/1' }, { ...before, ...arne, newDriver: { name: 'Arne Kleverth' } }).verdict,
    ).toBe('allowed');
  });

  it('asks who gets a mail when the driver changes, and offers the return ride only when there is one', () => {
    const verdict = orderQuestion({ driver: jette.driver }, { ...before, ...arne, newDriver: jette.newDriver });
    expect(verdict).toMatchObject({ verdict: 'ask', question: 'Jette Hagestolz wird statt Arne Kleverth eingeteilt.' });
    expect(verdict.verdict === 'ask' && verdict.options?.map((it) => it.key)).toEqual([
      'driverChangedWithMail',
      'driverChangedWithStornoMail',
    ]);
    const both = orderQuestion(
      { driver: jette.driver },
      { ...before, newDriver: jette.newDriver, hasReturnOrder: true },
    );
    expect(both.verdict === 'ask' && both.options?.map((it) => it.key)).toEqual([
      'driverChangedWithMail',
      'setDriverForAdditionalRides',
    ]);
  });

  it('refuses a locked driver and warns when the last one goes', () => {
    expect(
      orderQuestion(
        { driver: jette.driver },
        { ...before, newDriver: { name: 'Jette Hagestolz', dispositionssperre: true } },
      ),
    ).toMatchObject({ verdict: 'refused', field: 'driver' });
    expect(orderQuestion({ auftragsnummer: '26000418', driver: null }, { ...before, ...arne })).toMatchObject({
      verdict: 'ask',
      danger: true,
    });
  });

  it('asks about storno in both directions, and whether the driver who stays is told', () => {
    const off = orderQuestion(
      { driver: arne.driver, isStorniert: true },
      { ...before, ...arne, newDriver: { name: 'Arne Kleverth' } },
    );
    expect(off).toMatchObject({
      verdict: 'ask',
      question: 'Sind Sie sicher?',
      options: [{ key: 'driverChangedWithStornoMail', label: 'Absage an Arne Kleverth senden' }],
    });
    expect(orderQuestion({ isStorniert: false }, { ...before, isStorniert: true })).toEqual(ask('Sind Sie sicher?'));
    const both = orderQuestion(
      { driver: jette.driver, isStorniert: true },
      { ...before, ...arne, newDriver: jette.newDriver },
    );
    expect(both.verdict === 'ask' && both.options?.map((it) => it.label)).toEqual([
      'Bestätigungsmail an neuen Fahrer',
      'Stornomail an bisherigen Fahrer',
    ]);
  });

  it('asks about a driver for a lock day, but not about the lock day alone', () => {
    const order = { driver: jette.driver, datum: '2026-11-24' };
    const verdict = orderQuestion(order, { ...before, newDriver: jette.newDriver, isLockDay: true });
    expect(verdict.verdict === 'ask' && verdict.question).toContain(
      'Die Abholung liegt am Sperrtag 24.11.2026. Fahrer trotzdem einteilen?',
    );
    expect(orderQuestion(order, { ...before, ...jette, isLockDay: true }).verdict).toBe('allowed');
  });

  it('asks everything in one dialog: driver and bundle', () => {
    const verdict = orderQuestion(
      { auftragsnummer: '26000418', driver: jette.driver },
      { ...before, newDriver: jette.newDriver, bundle: 'FP-1182' },
    );
    expect(verdict.verdict === 'ask' && verdict.options?.map((it) => it.key)).toEqual([
      'deactivateBundle',
      'driverChangedWithMail',
    ]);
  });
});
