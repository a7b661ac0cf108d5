import { mayRead, mayWrite } from '../../../src/domain/access/matrix.ts';
import { iriOf, type Resource } from '../../../src/domain/define/resource.ts';
import { acquireLock, releaseLock } from '../../../src/domain/lock/lockCalls.ts';
import { lockedRecord } from '../../../src/domain/lock/lockedRecord.ts';
import { lockSeconds } from '../../../src/domain/lock/lockTimes.ts';
import { alreadyEdits } from '../../../src/domain/lock/lockWords.ts';
import { ownershipOf } from '../../read/listAccess.ts';
import { dropLock, refreshLock, takeLock } from '../../storage/editLocks.ts';
import { readOne } from '../../storage/readRecords.ts';
import { Conflict, Forbidden, NotFound } from '../../storage/refusals.ts';
import { answer, type Asked, type Unchecked } from '../handler.ts';
import { wrongInput } from '../wrongInput.ts';

const wrong = wrongInput(acquireLock);

const longestWindow = 40;

/** Takes a lock, or keeps it for another while; only who may change the record may lock it. */
export const acquire = answer(acquireLock, {
  read: (given) => ({ ...whichRecord(given), isForced: isYes(given.forceLock) }),
  async work(asked, { resource, id, window = '', isForced }) {
    const { database, actor, session, now } = asked;
    const iri = iriOf(resource.path, id);
    const userId = personOf(asked, resource);
    const holder = { userId, window, session, iri };
    const kept = await refreshLock(database.pool, holder, now);
    const lock = kept
      ? { since: kept, takenFrom: null }
      : await database.transaction(async (client) => {
          const scope = ownershipOf(resource, actor);
          if (!(await readOne(client, resource, id, { scope }))) throw new NotFound();
          return takeLock(client, holder, { now, isForced });
        });
    if ('held' in lock) throw new Conflict(alreadyEdits(resource.title, lock.held));
    return {
      resource: iri,
      user: actor.username,
      since: lock.since,
      until: new Date(now.getTime() + lockSeconds * 1_000).toISOString(),
      takenFrom: lock.takenFrom,
    };
  },
});

/** Gives a lock back; whoever has none has nothing to give. */
export const release = answer(releaseLock, {
  read: whichRecord,
  async work(asked, { resource, id, window }) {
    const userId = personOf(asked, resource);
    await dropLock(asked.database.pool, { userId, window, iri: iriOf(resource.path, id) });
    return undefined;
  },
});

function whichRecord({
  resourceType,
  resourceId,
  window,
}: Unchecked<{ resourceType: string; resourceId: number | string; window: string }>) {
  const record = lockedRecord(resourceType, resourceId);
  const isWindow = window === undefined || (typeof window === 'string' && window.length <= longestWindow);
  if (!record) throw wrong('resourceId', 'Bitte sagen, welcher Datensatz gemeint ist.');
  if (!isWindow) throw wrong('window', 'Der Name des Fensters ist zu lang.');
  return { ...record, window };
}

function isYes(value: unknown): boolean {
  return value === true || value === 'true' || value === 1 || value === '1';
}

function personOf({ actor: { userId, roles } }: Asked, { area }: Resource): number {
  if (userId === null || !mayWrite(roles, area) || !mayRead(roles, area)) throw new Forbidden();
  return userId;
}
