import { call } from '../../api/call.ts';
import { priceCommands } from '../../commands/price/price.ts';
import { tellFailure } from '../../commands/tellFailure.ts';
import { tools } from '../../commands/tools.ts';
import { customer } from '../../domain/customer/customer.ts';
import { ask } from '../../domain/define/verdict.ts';
import { formatEuro } from '../../domain/money/amount.ts';
import { priceEffect, recalculateGroup } from '../../domain/price/priceEffectCalls.ts';
import { differenceOf } from '../../domain/price/priceMatrix.ts';
import type { priceGroup } from '../../domain/price/priceGroup.ts';
import type { PriceRow } from '../../domain/price/priceSets.ts';
import { latePart } from '../kit/latePart.tsx';
import type { RecordForm } from '../kit/form/recordForm.ts';
import { related } from '../kit/related/related.ts';
import { extendResource } from '../kit/screen/extendResource.ts';

const PriceTable = latePart<{ readonly record: RecordForm }>(async () => (await import('./PriceTable.tsx')).PriceTable);

const customers = related({
  resource: customer,
  by: 'priceGroup',
  sort: 'firma',
  emptyText: 'Kein Kunde hat diese Preisgruppe.',
});

/** Says what the saved prices mean for contracts under way, and has them worked out anew if somebody wants that. */
async function offerRecalculation(iri: string): Promise<void> {
  try {
    const { differing, before, after } = await call(priceEffect, { id: iri });
    if (differing === 0) return;
    const counted =
      differing === 1 ? '1 offener Auftrag wäre' : `${differing.toLocaleString('de-DE')} offene Aufträge wären`;
    const question = `${counted} mit den neuen Preisen anders bewertet (Auftragswert ${formatEuro(before)} → ${formatEuro(after)}). Jetzt neu berechnen? Festgelegte und abgerechnete Beträge bleiben.`;
    const answer = await tools().ask({ ...ask(question), title: 'Offene Aufträge', confirm: 'Neu berechnen' });
    if (answer !== null) await call(recalculateGroup, { id: iri });
  } catch (error) {
    tellFailure('Die offenen Aufträge wurden nicht neu berechnet', error);
  }
}

const pricesIn = (value: unknown) => (Array.isArray(value) ? (value as readonly PriceRow[]) : []);

/** A price group as one table, what it is called, and who has it. */
export const priceGroupScreen = extendResource<typeof priceGroup>('price_groups', {
  commands: priceCommands,
  firstTab: 'Preise',
  form: PriceTable,
  tabs: [
    { key: 'stammdaten', label: 'Stammdaten', blocks: ['Preisgruppe'] },
    { key: 'kunden', label: 'Kunden', list: customers },
  ],
  changesIn: { priceSets: (before, now) => differenceOf(pricesIn(before), pricesIn(now), undefined).count },
  tellSaved: (saved) => {
    tools().notify.success('Preisgruppe gespeichert', { detail: saved.name ?? '' });
    void offerRecalculation(saved['@id']);
  },
});
