import { messageOf } from '../../api/apiErrors.ts';
import { call } from '../../api/call.ts';
import { undoAll } from '../../api/records/undo.ts';
import type { AnswerTo } from '../../domain/define/call.ts';
import type { recalculatePrices as recalculateCall } from '../../domain/price/priceCalls.ts';
import { contract } from '../../domain/contract/contract.ts';
import { defineCommand, some, type Command } from '../command.ts';
import { countOf, type Order } from './contractFacts.ts';
import type { Tools } from '../tools.ts';

/** More reasons than these are counted. */
const mostNamed = 4;
const fields: Readonly<Record<string, string>> = { auftragswert: 'Auftragswert', gutschriftpreis: 'Gutschriftwert' };

async function recalculate(orders: readonly Order[], { notify }: Tools): Promise<void> {
  try {
    const { changed, kept } = await call((await import('../../domain/price/priceCalls.ts')).recalculatePrices, {
      data: orders.map(({ id }) => id),
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
    .slice(0, mostNamed)
    .map(({ auftragsnummer, field, reason }) => `${auftragsnummer} ${fields[field] ?? field}: ${reason}`);
  return [...named, ...(kept.length > mostNamed ? [`und ${String(kept.length - mostNamed)} weitere`] : [])].join('\n');
}

/** Puts order values and credits right after a price list changed; what was set by hand or billed stays (R20). */
export const recalculatePrices: Command = defineCommand({
  id: 'contract.recalculatePrices',
  title: 'Preise neu berechnen',
  group: 'Auftrag',
  icon: 'calculator',
  places: ['contracts.selection', 'contracts.row', 'contracts.toolbar'],
  on: some(contract),
  area: 'contractMoney',
  needsWrite: true,
  run: recalculate,
});
