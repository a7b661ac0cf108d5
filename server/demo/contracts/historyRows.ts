import { instantText, momentOf } from '../days.ts';
import { at, type Random } from '../random.ts';
import type { Change } from '../row.ts';
import { userIdOf } from '../base/ids.ts';
import type { Clock, Dossier } from './dossier.ts';

const minute = 60_000;
/** Older protocols keep only some of their steps, which makes about six changes per contract. */
const recentDays = 60;

/** What happened to a contract so far, oldest first; about six changes per contract. */
export function historyOf(random: Random, it: Dossier, clock: Clock): Change[] {
  const { contract, progress } = it;
  const found: (Omit<Change, 'logged_at'> & { moment: number })[] = [];
  const note = (
    path: string,
    moment: number,
    change: { username: string; field: string; previous: unknown; data: unknown },
  ) => {
    if (moment <= clock.now) found.push({ path, record_id: contract.id, moment, ...change });
  };
  const before = (share: number) =>
    contract.receivedAt +
    Math.max(
      2 * minute,
      (Math.min(clock.now, momentOf(contract.pickupDay, contract.pickupFrom)) - contract.receivedAt) * share,
    );
  const office = random.pick(['office', 'office2', 'dispo']);
  if (it.confirmed)
    note('contracts', before(0.1), { username: office, field: 'auftragbestaetigt', previous: '0', data: '1' });
  if (it.confirmed && random.chance(0.4))
    note('contracts', before(0.1), { username: office, field: 'neumerker', previous: '1', data: '0' });
  if (contract.driver) {
    const moment = before(0.35 + random.next() * 0.3);
    note('contracts', moment, {
      username: 'dispo',
      field: 'driver',
      previous: null,
      data: `/api/drivers/${contract.driver.id}`,
    });
    if (random.chance(0.5))
      note('contracts', moment, {
        username: 'dispo',
        field: 'benutzer',
        previous: null,
        data: `/api/users/${userIdOf(contract.driver.id)}`,
      });
    if (random.chance(0.3))
      note('contracts', moment + 2000, {
        username: 'System',
        field: 'isFahrerMailGesendet',
        previous: false,
        data: true,
      });
  }
  if (random.chance(0.12))
    note('contracts', before(0.25), {
      username: office,
      field: 'pickupTimeFrom',
      previous: '08:00',
      data: clockOf(contract.pickupFrom),
    });
  if (random.chance(0.1) && it.notes.infoDriver)
    note('contracts', before(0.3), {
      username: office,
      field: 'infoDriver',
      previous: null,
      data: it.notes.infoDriver,
    });
  if (contract.cancelled)
    note('contracts', before(0.8), { username: office, field: 'isStorniert', previous: false, data: true });
  const states = ['UNPROCESSED', 'STARTED', 'SUBMITTED', 'RECEIVED', 'CLOSED'];
  const app = contract.driver ? contract.driver.kuerzel : 'App';
  for (let state = 1; state <= progress.state; state += 1) {
    if (contract.pickupDay < clock.today - recentDays && random.chance(0.72)) continue;
    note('protocols', at(progress.times, state), {
      username: app,
      field: 'processState',
      previous: at(states, state - 1),
      data: at(states, state),
    });
  }
  if (it.istkm !== null && progress.state >= 3)
    note('contracts', at(progress.times, 3), { username: 'System', field: 'istkm', previous: null, data: it.istkm });
  if (progress.state === 4)
    note('contracts', at(progress.times, 4), {
      username: 'System',
      field: 'abgeschlossen',
      previous: false,
      data: true,
    });
  return found
    .sort((a, b) => a.moment - b.moment)
    .map(({ moment, ...change }) => ({ ...change, logged_at: instantText(moment) }));
}

const clockOf = (value: number) =>
  `${String(Math.floor(value / 60)).padStart(2, '0')}:${String(value % 60).padStart(2, '0')}`;
