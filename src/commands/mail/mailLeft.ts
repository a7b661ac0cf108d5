import { request } from '../../api/http.ts';
import type { RowsOf } from '../../api/records/hydra.ts';
import type { PropertyOf } from '../../api/records/lists.ts';
import { UndoRefused } from '../../api/records/undo.ts';
import type { mailLog } from '../../domain/mail/mailLog.ts';
import type { ContractEntity } from '../contract/contractFacts.ts';

/** Clocks of one transaction differ by less than this. */
const slack = 2_000;
/** As many contracts are asked about at once as an address has room for. */
const maxAsked = 50;

/**
 * Refuses to take a change of contracts back once a mail that it caused has left the house; queued ones are withdrawn.
 */
export async function refuseWhenMailLeft(changed: readonly ContractEntity[]): Promise<void> {
  if (changed.length === 0) return;
  await refuseAmong(changed.slice(0, maxAsked));
  await refuseWhenMailLeft(changed.slice(maxAsked));
}

async function refuseAmong(changed: readonly ContractEntity[]): Promise<void> {
  const entities = JSON.stringify(changed.map(({ id }) => ({ entityId: id, entityType: 'Contract' })));
  const { data } = await request<RowsOf<typeof mailLog>>('GET', '/api/mail_logs', {
    query: {
      entities,
      'order[createdAt]': 'desc',
      itemsPerPage: 100,
      properties: ['recipients', 'entityId', 'sentAt'] satisfies PropertyOf<typeof mailLog>[],
    },
  });
  const since = new Map<number | null, number>(changed.map((it) => [it.id, Date.parse(it.updatedAt ?? '')]));
  const left = data['hydra:member'].filter(
    ({ sentAt, createdAt = '', entityId = null }) =>
      sentAt && Date.parse(createdAt) >= (since.get(entityId) ?? Infinity) - slack,
  );
  const to = [...new Set(left.map((it) => it.recipients))].filter(Boolean).join(', ');
  if (left.length > 0)
    throw new UndoRefused(`Rückgängig ist nicht mehr möglich: Die E-Mail an ${to || 'den Fahrer'} ist schon gesendet.`);
}
