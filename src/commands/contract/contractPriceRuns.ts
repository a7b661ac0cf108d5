import { messageOf } from '../../api/apiErrors.ts';
import { call } from '../../api/call.ts';
import { undoAll } from '../../api/records/undo.ts';
import type { AnswerTo } from '../../domain/define/call.ts';
import { recalculatePrices as recalculateCall } from '../../domain/price/priceCalls.ts';
import { countOf, type ContractEntity } from './contractFacts.ts';
import type { Tools } from '../tools.ts';

/** More reasons than these are counted. */
const maxNamed = 4;
const fields: Readonly<Record<string, string>> = { auftragswert: 'Auftragswert', gutschriftpreis: 'Gutschriftwert' };

/** Asks the server for the prices of contracts by today's lists, and says what it kept and why. */
export async function recalculate(contracts: readonly ContractEntity[], { notify }: Tools): Promise<void> {
  try {
    const { changed, kept } = await call(recalculateCall, {
      data: contracts.map(({ id }) => id),
    });
    const detail = keptText(kept);
    if (changed.length === 0) return notify.success('Alle Preise stimmen mit den Preislisten überein', { detail });
    const back = changed.map(({ '@id': iri, version, previous }) => ({ iri, version, patch: previous }));
    notify.success(`Preise neu berechnet: ${countOf(changed.length)} geändert`, { detail, undo: () => undoAll(back) });
  } catch (error) {
    notify.error('Die Preise wurden nicht neu berechnet', { detail: messageOf(error) });
  }
}

function keptText(kept: AnswerTo<typeof recalculateCall>['kept']): string {
  const named = kept
    .slice(0, maxNamed)
    .map(({ auftragsnummer, field, reason }) => `${auftragsnummer} ${fields[field] ?? field}: ${reason}`);
  return [...named, ...(kept.length > maxNamed ? [`und ${String(kept.length - maxNamed)} weitere`] : [])].join('\n');
}
