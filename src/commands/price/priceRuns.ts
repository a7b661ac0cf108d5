import { messageOf } from '../../api/apiErrors.ts';
import { call } from '../../api/call.ts';
import { readEntity, type Entity } from '../../api/records/entities.ts';
import { refetchLists } from '../../api/records/listUpkeep.ts';
import { fetchList } from '../../api/records/lists.ts';
import { billingConfirmTexts } from '../../domain/billing/choices/billingConfirmTexts.ts';
import { filledText } from '../../domain/question/filledText.ts';
import { ask } from '../../domain/define/verdict.ts';
import { priceGroup } from '../../domain/price/priceGroup.ts';
import { setDefaultPriceGroup } from '../../domain/price/priceCalls.ts';
import type { Tools } from '../tools.ts';

/** Makes a group the one for customers without a group of their own, after asking, because it takes another's place. */
export async function makeDefault(group: Entity<typeof priceGroup>, tools: Tools): Promise<void> {
  try {
    const { iris } = await fetchList(priceGroup, { filter: { defaultPriceSet: 'true' }, page: 1, itemsPerPage: 10 });
    const text = billingConfirmTexts.items.find((it) => it.key === 'priceGroupDefault')?.text ?? '';
    const current = readEntity(priceGroup, iris[0] ?? null)?.name ?? 'Keine';
    const question = filledText(text, { name: group.name ?? '', current });
    if ((await tools.ask({ ...ask(question), title: 'Standard-Preisgruppe', confirm: 'Als Standard setzen' })) === null)
      return;
    await call(setDefaultPriceGroup, { id: group['@id'] });
    refetchLists(priceGroup.path);
    tools.notify.success('Preisgruppe erfolgreich als Standard-Preisgruppe gesetzt', { detail: group.name ?? '' });
  } catch (error) {
    tools.notify.warning(`Fehler beim bearbeiten: ${messageOf(error)}`);
  }
}
