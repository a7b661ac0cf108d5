import { pathOfIri } from '../../../src/domain/define/iri.ts';
import { z } from 'zod';
import { mayRead } from '../../../src/domain/access/matrix.ts';
import { idOf } from '../../../src/domain/define/resource.ts';
import { resourceByPath } from '../../../src/domain/resources.ts';
import { tellPresence } from '../../../src/domain/user/ownCalls.ts';
import { takeSeat } from '../../storage/presence.ts';
import { answer } from '../handler.ts';

const place = z.strictObject({
  iri: z.string().max(80).nullable(),
  field: z.string().max(80).nullable().default(null),
  window: z.string().max(40).default(''),
});

/** Notes at which record somebody is, if he may read it. */
export const presence = answer(tellPresence, {
  read: (given) => place.parse(given),
  async work({ database: { pool }, actor: { userId, roles }, session, now }, { iri, field, window }) {
    const path = pathOfIri(iri ?? '');
    const isKnown =
      iri === null || (idOf(path, iri) !== undefined && mayRead(roles, resourceByPath(path)?.area ?? 'administration'));
    if (isKnown && userId !== null) await takeSeat(pool, { userId, window, session, iri, field }, now);
    return undefined;
  },
});
