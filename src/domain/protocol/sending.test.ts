import { expect, test } from 'vitest';
import { shows } from '../../../tests/specification/shows.ts';
import type { PlacedRule } from '../customer/mailRules.ts';
import { checkSending, finishedReaders, freeRecipients, isSentToAll, wrongAddresses } from './sending.ts';

const ready = { mailLocked: false, allUploadsDone: true, processState: 'CLOSED' } as const;
const reason = (values: object, order: object = {}) => {
  const verdict = checkSending({ ...ready, ...values }, order);
  return verdict.verdict === 'refused' ? verdict.reason : verdict.verdict;
};

test.each<[object, object, string]>([
  [{}, {}, 'allowed'],
  [{ mailLocked: true }, {}, 'Versand ist gesperrt'],
  [{ mailLocked: true, allUploadsDone: false }, {}, 'Versand ist gesperrt'],
  [{ allUploadsDone: false }, {}, 'Es fehlen noch Bilder'],
  [{ allUploadsDone: undefined }, {}, 'Es fehlen noch Bilder'],
  [{ processState: 'RECEIVED' }, {}, 'Das Protokoll ist noch nicht abgeschlossen'],
  [{}, { testContract: true }, 'Testaufträge werden nicht versendet'],
])('a protocol %o of an order %o: %s', (values, order, said) => {
  shows('R36');
  expect(reason(values, order)).toBe(said);
});

const rule = (values: Partial<PlacedRule>): PlacedRule => ({
  customer: '/api/customers/1',
  address: null,
  ruleCondition: null,
  mailAddress: 'flotte@kunde.example',
  type: 'mail',
  pdfType: 'withoutImages',
  place: null,
  ...values,
});
const end = (anspr1email: string | null) => ({ firma: 'Hof', plz: '50667', strasse: 'Ring 1', anspr1email }) as never;
const ride = (values: object = {}) => ({
  contractClientAddress: '/api/customers/1',
  pickupAddress: '/api/addresses/1',
  deliveryAddress: null,
  pickupLocation: end('ab@hof.example'),
  deliveryLocation: end('an@hof.example'),
  sendProtocolToContractContact: false,
  ...values,
});
const readersOf = (rules: readonly PlacedRule[], values: object = {}) =>
  finishedReaders(rules, ride(values)).map((it) => `${it.mailAddress}${it.withImages ? ' mit Bildern' : ''}`);
const atStart = rule({
  customer: null,
  address: '/api/addresses/1',
  ruleCondition: 'start',
  mailAddress: 'hof@hof.example',
});

test.each<[string, readonly PlacedRule[], object, readonly string[]]>([
  ['nobody where no rule speaks of it', [rule({ customer: '/api/customers/2' })], {}, []],
  ['the customer without pictures', [rule({})], {}, ['flotte@kunde.example']],
  ['the customer with pictures', [rule({ pdfType: 'withImages' })], {}, ['flotte@kunde.example mit Bildern']],
  ['an address as the start', [atStart], {}, ['hof@hof.example']],
  ['nobody for an address that must be the end', [rule({ address: '/api/addresses/1', ruleCondition: 'end' })], {}, []],
  ['customer and address', [rule({}), atStart], {}, ['flotte@kunde.example', 'hof@hof.example']],
  [
    'both contacts where the contract says so',
    [],
    { sendProtocolToContractContact: true },
    ['ab@hof.example', 'an@hof.example'],
  ],
  [
    'a contact once, with the pictures that a rule gives him',
    [rule({ mailAddress: 'AB@hof.example', pdfType: 'withImages' })],
    { sendProtocolToContractContact: true, deliveryLocation: end('ab@HOF.example ') },
    ['AB@hof.example mit Bildern'],
  ],
  [
    'no contact without an address',
    [],
    { sendProtocolToContractContact: true, pickupLocation: end(null), deliveryLocation: end('–') },
    [],
  ],
])('the finished protocol goes to %s', (_, rules, values, readers) => {
  shows('R36');
  expect(readersOf(rules, values)).toEqual(readers);
});

test('a free list holds one address per line or behind a semicolon, each once, and names what is none', () => {
  shows('D3 §5 recipients');
  expect(freeRecipients('a@b.example\n\n c@d.example ;A@B.example;')).toEqual({
    all: ['a@b.example', 'c@d.example'],
    wrong: [],
  });
  expect(freeRecipients('hof; a@b').wrong).toEqual(['hof', 'a@b']);
  expect(freeRecipients(null)).toEqual({ all: [], wrong: [] });
  expect(wrongAddresses(['hof'])).toBe('„hof“ ist keine E-Mail-Adresse');
  expect(wrongAddresses(['hof', 'x'])).toBe('„hof“, „x“ sind keine E-Mail-Adressen');
});

test('a protocol is sent once the mail server has taken each of its mails', () => {
  const mails = (...states: ('sent' | 'pending' | 'error')[]) => ({
    sentMails: states.map((state, mail) => ({ mail, state, run: null })),
  });
  expect([mails(), mails('sent', 'pending'), mails('error', 'sent'), mails('sent', 'sent')].map(isSentToAll)).toEqual([
    false,
    false,
    false,
    true,
  ]);
});
