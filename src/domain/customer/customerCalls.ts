import { defineCall, item, json } from '../define/call.ts';
import { reference } from '../define/field.ts';
import { arrayOf, described, given, iri, object, oneOf, text, typed } from '../define/shape.ts';
import type { SimilarRecord } from '../search/similarRecord.ts';
import { customer } from './customer.ts';

const chosen = { address: reference('Adresse', 'addresses', { required: true }) };

/** Lets a customer use an address of the stock. */
export const addCustomerAddress = defineCall({
  id: 'customer.addAddress',
  title: 'Adresse hinzufügen',
  call: 'POST /customers/{id}/addAddress',
  area: 'customers',
  write: true,
  input: chosen,
  answer: item(customer),
  touches: ['addresses'],
});

/** Takes an address away from a customer; it stays in the stock. */
export const deleteCustomerAddress = defineCall({
  id: 'customer.deleteAddress',
  title: 'Adresse entfernen',
  call: 'POST /customers/{id}/deleteAddress',
  area: 'customers',
  write: true,
  input: chosen,
  answer: item(customer),
  touches: ['addresses'],
});

const similarRecords = json(
  'Was schon da ist, mit dem Feld, an dem es auffällt',
  object({
    found: arrayOf(
      typed<SimilarRecord>(object({ field: oneOf(['firma', 'ustid', 'strasse']), '@id': iri, name: text })),
    ),
  }),
);
const besides = described(iri, 'Der Datensatz selbst, der nicht gemeint ist');

/** Customers with the same firm, VAT id or address; no rule, but worth a look while somebody types. */
export const similarCustomers = defineCall({
  id: 'customer.similar',
  title: 'Kunden, die es schon gibt',
  on: 'customers',
  call: 'GET /customers/similar',
  area: 'customers',
  input: given({ firma: text, ustid: text, strasse: text, hausnr: text, plz: text, besides }, []),
  answer: similarRecords,
});

/** Addresses of the stock with the same firm and postcode or the same place. */
export const similarAddresses = defineCall({
  id: 'address.similar',
  title: 'Adressen, die es schon gibt',
  on: 'addresses',
  call: 'GET /addresses/similar',
  area: 'customers',
  input: given({ firma: text, strasse: text, hausnr: text, plz: text, besides }, []),
  answer: similarRecords,
});
