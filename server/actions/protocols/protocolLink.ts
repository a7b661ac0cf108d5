import { noProtocol } from '../../../src/domain/contract/stateOperations.ts';
import { protocolLink } from '../../../src/domain/protocol/protocolCalls.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import { protocolHash } from '../../pdf/protocolHash.ts';
import { linkFacts } from '../../pdf/protocolLinks.ts';
import { contractsWithoutProtocol } from '../../pdf/protocolPdf.ts';
import type { Queryable } from '../../storage/sql.ts';
import { answer } from '../handler.ts';
import { wrongInput } from '../wrongInput.ts';

const wrong = wrongInput(protocolLink);

/** As many as an address takes. */
export const maxNumbers = 20;

/** The address of some protocols' paper, to pass on until the link ends. */
export const link = answer(protocolLink, {
  read: (given) => ({ numbers: numbersAsked(given) }),
  async work({ database: { pool }, settings: { protocolLinkDays }, secret, now }, { numbers }) {
    await refuseWithoutProtocol(pool, numbers);
    const { linked, end } = await linkFacts(pool, numbers, protocolLinkDays);
    if (end !== null && end < todayIn(companyZone, now))
      throw wrong(
        'orderNumber',
        `Die Fahrt liegt mehr als ${String(protocolLinkDays)} Tage zurück; ein Link führt nicht mehr zum Protokoll.`,
      );
    return { link: `/api/protocols/pdf/${numbers.join(',')}/${protocolHash(secret, linked)}`, validUntil: end };
  },
});

/** Staff are told which of the contracts has no paper to show; a stranger with a link learns nothing of the kind. */
export async function refuseWithoutProtocol(to: Queryable, numbers: readonly string[]): Promise<void> {
  const without = await contractsWithoutProtocol(to, numbers);
  if (without.length > 0)
    throw wrong('orderNumber', numbers.length === 1 ? noProtocol : `Ohne Protokoll: ${without.join(', ')}.`);
}

/** The contract numbers of a query. */
export function numbersAsked(query: Readonly<Record<string, unknown>>): string[] {
  const { orderNumber, 'orderNumber[]': several } = query as Record<string, string | string[] | undefined>;
  const numbers = [several ?? orderNumber ?? []].flat();
  const isUsable = numbers.length > 0 && numbers.length <= maxNumbers && numbers.every((it) => /^\d{8}$/.test(it));
  if (!isUsable) throw wrong('orderNumber', `Bitte 1 bis ${String(maxNumbers)} Auftragsnummern angeben.`);
  return numbers;
}
