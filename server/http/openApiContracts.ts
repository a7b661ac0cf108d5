import { contract } from '../../src/domain/contract/contract.ts';
import { mailPreviewKinds } from '../../src/domain/mail/mailPreview.ts';
import { filterParameters } from './openApiLists.ts';
import { anything, arrayOf, body, collection, day, flag, id, integer, invalid, json, maybe, missing, number, object, problem, query, refusals, text } from './openApiShapes.ts';

const tags = ['Contract'];
const place = { oneOf: [text, object({ strasse: text, hausnr: text, plz: text, ort: text, lat: number, lng: number })], description: 'Adresse in einer Zeile oder in Teilen, wie im Auftrag oder im Adressbestand' };
const point = object({ lat: number, lng: number });
const location = object({ firma: text, strasse: text, hausnr: text, plz: text, ort: text });
const ids = body(object({ data: { ...arrayOf({ type: ['integer', 'string'] }), description: 'Nummern oder Adressen von Aufträgen' } }, ['data']));

const finding = object({ id: text, kind: { ...text, enum: ['block', 'warn', 'info'] }, title: text, text, order: text, needsReason: flag, leavesOut: flag, bundle: text });
const fitness = object({ kind: { ...text, enum: ['ok', 'warn', 'danger'] }, text, more: text, free: text, rides: text, minutes: integer });

const offered = json('Fahrten und Fahrer', { rides: integer, drivers: integer });

/** What can be asked about orders beyond the standard calls, as outside clients read about it (document 1, section 7). */
export const contractCalls: Readonly<Record<string, object>> = {
  '/api/contracts/search': {
    get: {
      operationId: 'contract.search', tags, summary: 'Aufträge nach Nummer, Kennzeichen, FIN, Fahrer oder Paket suchen, die jüngsten zuerst',
      parameters: [query('customSearchFilter', 'Suchtext'), query('specialFilter', 'Suchtext, wenn customSearchFilter fehlt'), query('itemsPerPage', '25, wenn nichts anderes gesagt ist', integer), query('page', 'Seite', integer)],
      responses: { '200': collection('Gefundene Aufträge', { $ref: '#/components/schemas/Contract' }), ...invalid, ...refusals },
    },
  },
  '/api/contracts/days': {
    get: {
      operationId: 'contract.days', tags, summary: 'Wie viele Aufträge jeder Abholtag einer Liste hat; nimmt die Filter der Liste', parameters: filterParameters(contract),
      responses: { '200': json('Tage', { days: arrayOf(object({ datum: day, total: integer, withoutDriver: integer, underway: integer, closed: integer })) }), ...refusals },
    },
  },
  '/api/contracts/{id}/offersInRange': {
    get: {
      operationId: 'contract.offersInRange', tags, summary: 'Freie Fahrten, die bis 50 km um das Ziel beginnen, höchstens 50', parameters: [id],
      responses: { '200': collection('Angebote, das nächste zuerst', object({ '@id': text, auftragsnummer: text, distanceToDestination: { ...integer, description: 'Meter' }, pickupDate: day, pickupTime: maybe(text), pickupTimeTo: maybe(text), pickupLocation: location, deliveryLocation: location })), ...missing, ...refusals },
    },
  },
  '/api/contracts/offer_mail': {
    get: { operationId: 'contract.offerMail', tags, summary: 'Wie viele neue Angebote die Angebotsmail jetzt hätte, und an wie viele Fahrer sie ginge', responses: { '200': offered, ...refusals } },
    post: { operationId: 'contract.sendOfferMail', tags, summary: 'Die Angebotsmail jetzt senden; werktags um 17:00 Uhr geht sie von selbst hinaus', requestBody: { content: { 'application/json': { schema: anything } } }, responses: { '200': offered, '409': problem('Kein Mailserver eingerichtet'), ...refusals } },
  },
  '/api/contracts/{id}/mail_preview': {
    post: {
      operationId: 'contract.mailPreview', tags, summary: 'Die Mail, die eine Aktion senden würde; gesendet wird nichts', parameters: [id],
      requestBody: body(object({ kind: { ...text, enum: mailPreviewKinds.items.map((it) => it.key) }, driver: { ...text, format: 'iri-reference', description: 'Ein anderer Fahrer als der des Auftrags' } }, ['kind'])),
      responses: { '200': json('Die Mail; ohne Empfänger leer', { recipients: arrayOf(text), subject: maybe(text), text: maybe(text), html: maybe(text), attachments: arrayOf(text) }), ...missing, ...invalid, ...refusals },
    },
  },
  '/api/contracts/preflight': {
    post: {
      operationId: 'contract.preflight', tags, summary: 'Was für und gegen Fahrer spricht: je höchstens 200 Aufträge und Fahrer, zusammen höchstens 2.000 Paare',
      requestBody: body(object({ contracts: arrayOf(text), drivers: arrayOf(text), order: { ...anything, description: 'Auftrag, wie er in einem Formular steht' }, withAdditionalRides: { ...flag, description: 'Auch die Fahrten prüfen, die den Aufträgen folgen und denselben Fahrer bekämen' }, withFindings: { ...flag, description: 'false: nur die Eignung, ohne die Befunde' } }, ['drivers'])),
      responses: { '200': json('Je Fahrer Eignung und Befunde', { members: arrayOf(object({ driver: text, fitness, findings: arrayOf(finding) })) }), ...invalid, ...refusals },
    },
  },
  '/api/contracts/price_list': {
    get: {
      operationId: 'contract.priceList', tags, summary: 'Die Preisliste, die für einen Kunden gilt', parameters: [query('customer', '/api/customers/{id}', { ...text, format: 'iri-reference' })],
      responses: { '200': json('Preisstufen', { steps: arrayOf(object({ slug: text, name: text, conditionField: maybe(text), distance: number, price: { ...text, format: 'decimal' } })) }), ...refusals },
    },
  },
  '/api/contracts/recalculate_prices': {
    post: {
      operationId: 'contract.recalculatePrices', tags, summary: 'Auftragswert und Gutschrift vieler Aufträge neu berechnen, höchstens 1.000', requestBody: ids,
      responses: { '200': json('Was geändert wurde (previous: was ein PATCH sendet, um es zurückzunehmen), und was aus welchem Grund blieb', { changed: arrayOf(object({ '@id': text, version: integer, previous: anything })), unchanged: integer, kept: arrayOf(object({ auftragsnummer: text, field: text, reason: text })) }), ...invalid, ...refusals },
    },
  },
  '/api/direction': {
    post: {
      operationId: 'direction', tags, summary: 'Entfernung und Fahrzeit zwischen zwei Orten',
      requestBody: body(object({ startLocation: place, endLocation: place, waypoints: { ...arrayOf(place), maxItems: 20 } }, ['startLocation', 'endLocation'])),
      responses: { '200': json('Der Weg', { distanceKm: number, durationSec: integer, durationFormatted: text, source: { ...text, enum: ['route', 'estimate'] }, points: arrayOf(point), line: arrayOf(point) }), ...invalid, ...refusals },
    },
  },
  '/api/direction/map': { get: { operationId: 'direction.map', tags, summary: 'Woher Kartenbilder kommen', responses: { '200': json('Adresse der Kacheln, null ohne Kartendienst', { tileUrl: maybe(text) }), ...refusals } } },
};
