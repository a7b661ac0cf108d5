import { fetchList } from '../../../../api/records/lists.ts';
import { tools } from '../../../../commands/tools.ts';
import { reachOf } from '../../../../domain/access/visible.ts';
import { dispositionLock } from '../../../../domain/disposition/dispositionLock.ts';

/**
 * Whether no further rides are offered on this day; no for whoever may not know, and while the server cannot be asked.
 */
export async function isLockDay(day: string | null): Promise<boolean> {
  if (day === null || reachOf(dispositionLock, tools().roles()) === 'none') return false;
  const filter = { 'datum[after]': day, 'datum[before]': day, active: 'true' };
  return fetchList(dispositionLock, { filter, itemsPerPage: 10, properties: ['datum'] }).then(
    ({ total }) => total > 0,
    () => false,
  );
}
