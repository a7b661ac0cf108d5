import { describe, expect, it } from 'vitest';
import { allowed, ask } from '../define/verdict.ts';
import { contractFaults } from './contractRules.ts';
import { contractQuestion, type BeforeSave } from './contractSave.ts';
import { shows } from '../../../tests/specification/shows.ts';

const before: BeforeSave = {
  driver: null,
  isStorniert: false,
  bundle: null,
  protocolStatus: 0,
  driverName: null,
  newDriver: null,
  hasReturnContract: false,
  isLockDay: false,
};
const arne = { driver: '/api/drivers/1', driverName: 'Arne Kleverth' };
const jette = { driver: '/api/drivers/2', newDriver: { name: 'Jette Hagestolz' } };

describe('what must be right before a contract is saved', () => {
  it('says at its field what is wrong', () => {
    shows('D1 §5 delivery not before');
    expect(contractFaults({ anschlussvon: '/api/contracts/1', abafahrt: '0', abcfahrt: '0' }, null)).toEqual([
      { path: 'abafahrt', message: 'Bei Anschlussfahrt bitte immer ABA oder ABC angeben' },
    ]);
    expect(contractFaults({ flexContract: true, driver: '/api/drivers/1' }, null).map((it) => it.path)).toEqual([
      'flexContract',
    ]);
    expect(contractFaults({ datum: '2026-11-24', bringdatum: '2026-11-23' }, null)).toEqual([
      { path: 'bringdatum', message: 'Die Zustellung liegt vor der Abholung' },
    ]);
    expect(contractFaults({ pickupTimeFrom: '10:00', pickupTimeTo: '09:30' }, null)).toEqual([
      { path: 'pickupTimeTo', message: '„bis“ liegt vor „von“' },
    ]);
  });

  it('has nothing against a contract in order', () => {
    expect(
      contractFaults(
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

  it('does not stand in the way of a note on a contract that is in that state', () => {
    const noted = { ...flex, infoBackend: 'angerufen', kostenstelle: '4711' };
    expect(contractFaults(noted, flex)).toEqual([]);
    expect(
      contractQuestion(noted, {
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
    expect(contractFaults({ ...free, flexContract: true }, free)).toEqual([]);
    expect(
      contractFaults({ ...free, flexContract: true, driver: '/api/drivers/2' }, free).map((it) => it.path),
    ).toEqual(['flexContract']);
    expect(contractFaults({ ...flex, driver: '/api/drivers/2' }, flex).map((it) => it.path)).toEqual(['flexContract']);
    expect(contractFaults({ ...free, anzahlSchluessel: 1 }, free)).toEqual([
      { path: 'anzahlSchluessel', message: 'Eine Anzahl gibt es nur mit dem Zubehör „Fahrzeugschlüssel“.' },
    ]);
    expect(contractFaults({ ...free, anzahlSchluessel: 1, zubehoerArray: ['/api/accessories/4'] }, free)).toEqual([]);
    expect(
      contractFaults(
        { ...free, sperrenFuerAngebotsliste: true, driver: '/api/drivers/1' },
        { ...free, driver: '/api/drivers/1' },
      ).map((it) => it.path),
    ).toEqual(['sperrenFuerAngebotsliste']);
    expect(contractFaults({ ...free, pickupTimeTo: '08:00' }, free).map((it) => it.path)).toEqual(['pickupTimeTo']);
  });
});

describe('what is asked before a contract is saved', () => {
  it('asks nothing when nothing needs an answer', () => {
    expect(
      contractQuestion({ driver: '/api/drivers/1' }, { ...before, ...arne, newDriver: { name: 'Arne Kleverth' } })
        .verdict,
    ).toBe('allowed');
  });

  it('asks who gets a mail when the driver changes, and offers the return ride only when there is one', () => {
    const verdict = contractQuestion({ driver: jette.driver }, { ...before, ...arne, newDriver: jette.newDriver });
    expect(verdict).toMatchObject({ verdict: 'ask', question: 'Jette Hagestolz wird statt Arne Kleverth eingeteilt.' });
    expect(verdict.verdict === 'ask' && verdict.options?.map((it) => it.key)).toEqual([
      'driverChangedWithMail',
      'driverChangedWithStornoMail',
    ]);
    const both = contractQuestion(
      { driver: jette.driver },
      { ...before, newDriver: jette.newDriver, hasReturnContract: true },
    );
    expect(both.verdict === 'ask' && both.options?.map((it) => it.key)).toEqual([
      'driverChangedWithMail',
      'setDriverForAdditionalRides',
    ]);
  });

  it('refuses a locked driver and warns when the last one goes', () => {
    expect(
      contractQuestion(
        { driver: jette.driver },
        { ...before, newDriver: { name: 'Jette Hagestolz', dispositionssperre: true } },
      ),
    ).toMatchObject({ verdict: 'refused', field: 'driver' });
    expect(contractQuestion({ auftragsnummer: '26000418', driver: null }, { ...before, ...arne })).toMatchObject({
      verdict: 'ask',
      danger: true,
    });
  });

  it('asks about storno in both directions, and whether the driver who stays is told', () => {
    const off = contractQuestion(
      { driver: arne.driver, isStorniert: true },
      { ...before, ...arne, newDriver: { name: 'Arne Kleverth' } },
    );
    expect(off).toMatchObject({
      verdict: 'ask',
      question: 'Sind Sie sicher?',
      options: [{ key: 'driverChangedWithStornoMail', label: 'Absage an Arne Kleverth senden' }],
    });
    expect(contractQuestion({ isStorniert: false }, { ...before, isStorniert: true })).toEqual(ask('Sind Sie sicher?'));
    const both = contractQuestion(
      { driver: jette.driver, isStorniert: true },
      { ...before, ...arne, newDriver: jette.newDriver },
    );
    expect(both.verdict === 'ask' && both.options?.map((it) => it.label)).toEqual([
      'Bestätigungsmail an neuen Fahrer',
      'Stornomail an bisherigen Fahrer',
    ]);
  });

  it('asks about a driver for a lock day, but not about the lock day alone', () => {
    const contract = { driver: jette.driver, datum: '2026-11-24' };
    const verdict = contractQuestion(contract, { ...before, newDriver: jette.newDriver, isLockDay: true });
    expect(verdict.verdict === 'ask' && verdict.question).toContain(
      'Die Abholung liegt am Sperrtag 24.11.2026. Fahrer trotzdem einteilen?',
    );
    expect(contractQuestion(contract, { ...before, ...jette, isLockDay: true }).verdict).toBe('allowed');
  });

  it('asks everything in one dialog: driver and bundle', () => {
    const verdict = contractQuestion(
      { auftragsnummer: '26000418', driver: jette.driver },
      { ...before, newDriver: jette.newDriver, bundle: 'FP-1182' },
    );
    expect(verdict.verdict === 'ask' && verdict.options?.map((it) => it.key)).toEqual([
      'deactivateBundle',
      'driverChangedWithMail',
    ]);
  });
});
