import { defineCall, filtersOf, json, page, item } from '../define/call.ts';
import { arrayOf, day, described, given, integer, maybe, object, recordOf, text, typed } from '../define/shape.ts';
import { checkHasDriver } from './stateOperations.ts';
import { contract } from './contract.ts';

/** Fetches the contract into its driver's app again, with the push message that says so (R11). */
export const updateUser = defineCall({
  id: 'contract.updateUser',
  title: 'In die App holen',
  call: 'PATCH /contracts/{id}/update_user',
  area: 'contracts',
  write: true,
  input: {},
  answer: item(contract),
  check: checkHasDriver,
  touches: ['notifications'],
});

/** What the search box of the top bar asks. */
export const searchContracts = defineCall({
  id: 'contract.search',
  title: 'Aufträge nach Nummer, Kennzeichen, FIN, Fahrer oder Paket suchen, die jüngsten zuerst',
  on: 'contracts',
  call: 'GET /contracts/search',
  area: 'contracts',
  input: given(
    {
      customSearchFilter: described(text, 'Suchtext'),
      specialFilter: described(text, 'Suchtext, wenn customSearchFilter fehlt'),
      itemsPerPage: described(integer, '25, wenn nichts anderes gesagt ist'),
      page: described(integer, 'Seite'),
    },
    [],
  ),
  answer: page('Gefundene Aufträge', recordOf('Contract'), 'Contract'),
  errors: { invalid: true },
});

const contractDay = object({ datum: day, total: integer, withoutDriver: integer, underway: integer, closed: integer });

/** How each day of the contract list stands, for its header. */
export const contractDays = defineCall({
  id: 'contract.days',
  title: 'Wie viele Aufträge jeder Abholtag einer Liste hat; nimmt die Filter der Liste',
  on: 'contracts',
  call: 'GET /contracts/days',
  area: 'contracts',
  input: filtersOf('contracts'),
  answer: json('Tage', object({ days: arrayOf(contractDay) })),
});

type Stop = { readonly plz?: string | null; readonly ort?: string | null };
const stop = typed<Stop>(object({ firma: text, strasse: text, hausnr: text, plz: text, ort: text }));

/** Rides without driver that a driver could take on where this contract ends (R13). */
export const offersInRange = defineCall({
  id: 'contract.offersInRange',
  title: 'Freie Fahrten, die bis 50 km um das Ziel beginnen, höchstens 50',
  on: 'contracts',
  call: 'GET /contracts/{id}/offersInRange',
  area: 'contracts',
  input: {},
  answer: page(
    'Angebote, das nächste zuerst',
    object({
      '@id': text,
      auftragsnummer: text,
      distanceToDestination: described(integer, 'Meter'),
      pickupDate: day,
      pickupTime: maybe(text),
      pickupTimeTo: maybe(text),
      pickupLocation: stop,
      deliveryLocation: stop,
    }),
    'Contract',
  ),
  errors: { missing: true },
});
