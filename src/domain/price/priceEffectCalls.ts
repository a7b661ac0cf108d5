import { defineCall, json } from '../define/call.ts';
import { amount, anything, arrayOf, described, given, integer, object } from '../define/shape.ts';

/** What a price list changes in open contracts (nothing is changed by looking). */
export const priceEffect = defineCall({
  id: 'priceGroup.effect',
  title: 'Welche offenen Aufträge mit diesen Preisen etwas anderes wert wären',
  on: 'price_groups',
  call: 'POST /price_groups/{id}/effect',
  area: 'prices',
  input: given(
    { priceSets: described(arrayOf(anything), 'Preise, die noch nicht gespeichert sind; sonst die gespeicherten') },
    [],
  ),
  answer: json(
    'Zahl der offenen Aufträge der Gruppe, wie viele davon anders bewertet wären, und ihr Auftragswert jetzt und dann',
    object({ open: integer, differing: integer, before: amount, after: amount }),
  ),
  errors: { missing: true, invalid: true },
});

/** Works out all open contracts of a price group anew, while whoever asked goes on working. */
export const recalculateGroup = defineCall({
  id: 'priceGroup.recalculate',
  title: 'Offene Aufträge einer Preisgruppe neu berechnen',
  on: 'price_groups',
  call: 'POST /price_groups/{id}/recalculate',
  area: 'prices',
  write: true,
  input: given({}, []),
  answer: json(
    'Die Hintergrundaufgabe und wie viele Aufträge sie rechnet',
    object({ job: integer, contracts: integer }),
  ),
  errors: { missing: true },
  touches: ['contracts', 'jobs'],
});
