import { defineCall, json, item } from '../define/call.ts';
import {
  amount,
  anything,
  arrayOf,
  described,
  given,
  idOrIri,
  integer,
  iri,
  maybe,
  number,
  object,
  text,
} from '../define/shape.ts';
import { checkDefault } from './checkDefault.ts';
import { priceGroup } from './priceGroup.ts';

/** Makes a price group the one for customers without a group of their own; there is exactly one (R71). */
export const setDefaultPriceGroup = defineCall({
  id: 'priceGroup.setDefault',
  title: 'Als Standard setzen',
  call: 'POST /price_groups/{id}/set_default',
  area: 'prices',
  write: true,
  input: {},
  answer: item(priceGroup),
  check: checkDefault,
});

/** The price list from which the form of a contract works out what it shows. */
export const priceList = defineCall({
  id: 'contract.priceList',
  title: 'Die Preisliste, die für einen Kunden gilt',
  on: 'contracts',
  call: 'GET /contracts/price_list',
  area: 'contractMoney',
  input: given({ customer: described(iri, '/api/customers/{id}') }, []),
  answer: json(
    'Preisstufen',
    object({
      steps: arrayOf(object({ slug: text, name: text, conditionField: maybe(text), distance: number, price: amount })),
    }),
  ),
});

const changed = object({ '@id': text, version: integer, previous: anything });
const kept = object({ auftragsnummer: maybe(text), field: text, reason: text });

/** Puts contract values and credits right after a price list changed (R20). */
export const recalculatePrices = defineCall({
  id: 'contract.recalculatePrices',
  title: 'Auftragswert und Gutschrift vieler Aufträge neu berechnen, höchstens 1.000',
  on: 'contracts',
  call: 'POST /contracts/recalculate_prices',
  area: 'contractMoney',
  write: true,
  input: given({ data: described(arrayOf(idOrIri), 'Nummern oder Adressen von Aufträgen') }, ['data']),
  answer: json(
    'Was geändert wurde (previous: was ein PATCH sendet, um es zurückzunehmen), und was aus welchem Grund blieb',
    object({ changed: arrayOf(changed), unchanged: integer, kept: arrayOf(kept) }),
  ),
  errors: { invalid: true },
});
