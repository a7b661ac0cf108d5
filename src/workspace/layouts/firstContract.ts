import type { DockviewApi } from 'dockview-react';
import { fetchList } from '../../api/records/lists.ts';
import { newId } from '../../api/newId.ts';
import { recordIriOf } from '../../commands/selection.ts';
import { contract } from '../../domain/contract/contract.ts';
import { companyZone, todayIn } from '../../domain/time/zone.ts';
import { columnWidth, roomForTwo } from '../dock/openPanel.ts';
import { publishLinks } from '../dock/panelLinks.ts';
import { paramsOf, urlOf } from '../dock/panelParams.ts';
import { pathnameOf } from '../../panels/panelAddress.ts';
import { titleOf } from '../dock/titleOf.ts';

/**
 * Beside the list of a dispatcher who is here for the first time stands its first contract, on the channel of the list:
 * what a click on a row does is seen before it is explained. The keyboard stays in the list.
 */
export async function showFirstContract(api: DockviewApi): Promise<void> {
  const list = api.panels.find((it) => urlOf(it) === '/disposition');
  if (!list || window.innerWidth <= roomForTwo) return;
  const today = todayIn(companyZone, new Date());
  const asked = {
    filter: { 'datum[after]': today, anschluss: 'false', testContract: 'false' },
    order: 'datum',
    itemsPerPage: 10,
    properties: ['auftragsnummer', 'licensePlate'],
  } as const;
  const {
    iris: [first],
  } = await fetchList(contract, asked).catch(() => ({ iris: [] }));
  // Who followed a link to somewhere else, or was quicker, keeps what is there.
  const isUntouched =
    api.activePanel !== undefined &&
    pathnameOf(urlOf(api.activePanel)) === '/disposition' &&
    !api.panels.some((it) => recordIriOf(urlOf(it)) !== null);
  if (first === undefined || !isUntouched) return;
  const { channel } = paramsOf(list);
  const params = { url: first.replace(/^\/api/, ''), ...(channel && { channel }) };
  publishLinks(params);
  api.addPanel({
    id: newId(),
    component: 'panel',
    title: titleOf(params.url),
    params,
    inactive: true,
    position: { direction: 'right' },
    initialWidth: columnWidth(),
  });
}
