import { expect, test } from 'vitest';
import { addContractToBundle } from '../../src/domain/bundle/bundleCalls.ts';
import { offersInRange, updateUser } from '../../src/domain/contract/contractCalls.ts';
import { previewMail } from '../../src/domain/mail/previewCall.ts';
import { recalculatePrices, setDefaultPriceGroup } from '../../src/domain/price/priceCalls.ts';
import { contract } from '../../src/domain/contract/contract.ts';
import { answer, perform, respond } from './handler.ts';
import { wrongField, wrongInput } from './wrongInput.ts';

const nothing = { recipients: [], subject: null, text: null, html: null, attachments: [] };

/** Compiled, never called: what is misspelt must not compile. */
export const misspelt = [
  // @ts-expect-error a field that the call does not take
  respond(previewMail, async (_, { id, knid }) => ({ ...nothing, subject: `${id} ${knid}` })),
  // @ts-expect-error a member that the answer lacks
  respond(previewMail, async () => ({ ...nothing, subject: undefined })),
  // @ts-expect-error the address of this call names no session
  respond(offersInRange, async (_, { session }) => ({ members: [], total: Number(session), page: 1, itemsPerPage: 50 })),
  // @ts-expect-error a field that the call does not take
  answer(recalculatePrices, { read: ({ dta }) => ({ dta }), work: async () => ({ changed: [], unchanged: 0, kept: [] }) }),
  // @ts-expect-error an answer by another name
  answer(recalculatePrices, { read: ({ data }) => ({ data }), work: async () => ({ changed: [], same: 0, kept: [] }) }),
  // @ts-expect-error what was sent as JSON has to be read first
  respond(recalculatePrices, async () => ({ changed: [], unchanged: 0, kept: [] })),
  // @ts-expect-error a field that the call does not take
  perform(addContractToBundle, async (_, { input }) => input.contract ?? ''),
  // @ts-expect-error misspelt in the record
  perform(updateUser, async (_, { record }) => record.benutzr ?? ''),
  // @ts-expect-error this call names no record
  perform(addContractToBundle, async (_, { record }) => String(record.id)),
  // @ts-expect-error misspelt in where the work refuses what was sent
  () => wrongInput(addContractToBundle)('contract', ''),
  // @ts-expect-error neither sent nor a field of the record
  () => wrongInput(recalculatePrices)('dta', ''),
  // @ts-expect-error misspelt in where a consequence refuses a change
  () => wrongField(contract)('sendConfirmationMail', ''),
  // @ts-expect-error a call on a record answers the record, not JSON
  respond(setDefaultPriceGroup, async () => ({ active: true })),
];

test('what is misspelt in the work behind a call does not compile', () => {
  expect(misspelt.length).toBeGreaterThan(0);
});
