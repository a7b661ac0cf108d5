import { defineCall, json } from '../define/call.ts';
import {
  amount,
  arrayOf,
  day,
  described,
  flag,
  given,
  integer,
  maybe,
  number,
  object,
  oneOf,
  text,
} from '../define/shape.ts';

/** Bounds of what may be asked; the first of them is what stands there unasked. */
export const chainBounds = {
  maxEmptyKm: { usual: 50, max: 300 },
  maxWaitHours: { usual: 48, max: 96 },
  length: { usual: 2, max: 3 },
} as const;

const place = object({ plz: maybe(text), ort: maybe(text) });
const moment = object({ day, time: text });
const points = object({ empty: integer, waiting: integer, deadline: integer, margin: integer });
const link = object({
  contract: text,
  auftragsnummer: text,
  customer: maybe(text),
  licensePlate: maybe(text),
  pickup: place,
  delivery: place,
  pickupTimeFrom: maybe(text),
  pickupTimeTo: maybe(text),
  begins: moment,
  ends: moment,
  deadline: moment,
  km: described(maybe(number), 'Kilometer mit Fahrzeug'),
  emptyKm: described(number, 'Kilometer bis zur Abholung'),
  emptyMinutes: integer,
  waitMinutes: integer,
  margin: described(maybe(amount), 'Auftragswert ohne Gutschriftwert, nur für wen Beträge zu sehen sind'),
  credit: maybe(amount),
  points,
});
const chain = object({
  points: described(integer, 'Im Mittel seiner Aufträge, höchstens die Summe der Gewichte'),
  emptyKm: number,
  waitMinutes: integer,
  ends: moment,
  home: described(maybe(moment), 'Wann der Fahrer wieder zu Hause ist'),
  links: arrayOf(link),
});
const written = object({ '@id': text, version: integer });
const leftOut = object({
  reason: oneOf(['far', 'closed', 'waits', 'late', 'clashes', 'bundled', 'flex', 'unconfirmed', 'unplaced']),
  count: integer,
  examples: described(arrayOf(text), 'Nummern, bei „bundled“ Namen der Fahrtpakete; höchstens fünf'),
  nearest: described(
    maybe(object({ km: number, auftragsnummer: text, ort: maybe(text) })),
    'Bei „far“: der nächste dahinter',
  ),
});

/** Which open contracts somebody could drive one after the other, from where and when he is free. */
export const findChains = defineCall({
  id: 'chain.find',
  title: 'Ketten aus ein bis drei Aufträgen ohne Fahrer, die nach einem Auftrag, einem Fahrer oder ab einem Ort passen',
  on: 'contracts',
  call: 'POST /contracts/find_chains',
  area: 'disposition',
  input: given(
    {
      after: described(text, 'Auftrag, nach dem gesucht wird'),
      driver: described(text, 'Fahrer; ohne Auftrag ab dem Ende seiner letzten Fahrt, sonst ab seinem Wohnort'),
      place: given({ plz: text, ort: text }, []),
      at: described(text, 'Ab wann, JJJJ-MM-TTThh:mm nach der Uhr der Firma'),
      maxEmptyKm: described(integer, '50, wenn nichts anderes gesagt ist; höchstens 300'),
      maxWaitHours: described(integer, '48, wenn nichts anderes gesagt ist; höchstens 96'),
      length: described(integer, 'Aufträge je Kette, 1 bis 3'),
      backTo: given({ plz: text, ort: text }, []),
      unconfirmed: described(flag, 'Auch Aufträge, die noch nicht bestätigt sind'),
      weights: given({ empty: integer, waiting: integer, deadline: integer, margin: integer }, []),
    },
    [],
  ),
  answer: json(
    'Die Ketten, die beste zuerst, und was nicht passt',
    object({
      from: object({
        plz: maybe(text),
        ort: maybe(text),
        at: moment,
        after: maybe(text),
        driver: maybe(text),
        bundle: described(
          maybe(
            object({
              iri: text,
              name: text,
            }),
          ),
          'Aktives Fahrtpaket des Auftrags, nach dem gesucht wird',
        ),
        until: described(
          maybe(
            object({
              auftragsnummer: text,
              at: moment,
            }),
          ),
          'Die nächste Fahrt des Fahrers',
        ),
      }),
      checked: integer,
      weights: points,
      members: arrayOf(chain),
      leftOut: arrayOf(leftOut),
    }),
  ),
  errors: { missing: true, invalid: true },
});

/** Gives a whole chain to a driver; from two contracts on they become a bundle, or join one that is there. */
export const takeChain = defineCall({
  id: 'chain.take',
  title: 'Kette übernehmen: Fahrer setzen und Fahrtpaket bilden, alles oder nichts',
  on: 'contracts',
  call: 'POST /contracts/take_chain',
  area: 'disposition',
  write: true,
  input: given(
    {
      driver: text,
      contracts: described(arrayOf(text), 'In der Reihenfolge, in der sie gefahren werden'),
      bundle: described(text, 'Fahrtpaket, an das sie angehängt werden'),
      assignmentOverride: described(text, 'Warum trotz der Befunde'),
      driverChangedWithMail: flag,
      mailsWaitForUndo: flag,
    },
    ['driver', 'contracts'],
  ),
  answer: json(
    'Was entstand und geändert wurde, so dass es zurückgenommen werden kann',
    object({
      bundle: maybe(object({ iri: text, name: text })),
      entries: described(arrayOf(text), 'Plätze in einem Fahrtpaket, das schon da war'),
      contracts: arrayOf(written),
      mails: arrayOf(written),
    }),
  ),
  errors: { missing: true, invalid: true, conflict: 'Ein Auftrag der Kette ist inzwischen vergeben' },
  touches: ['bundles', 'bundle_contracts', 'mail_logs'],
});
