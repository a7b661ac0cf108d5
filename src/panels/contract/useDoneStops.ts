import { useEntity, type Entity } from '../../api/entities.ts';
import { deliveredStatus, pickedUpStatus, protocolStatus } from '../../domain/protocol/badge.ts';

/** Which ends of the ride lie behind us, in words for their headings. */
export function useDoneStops(order: Entity | undefined): { readonly pickup: string | undefined; readonly delivery: string | undefined } {
  const protocol = useEntity(typeof order?.protocol === 'string' ? order.protocol : null);
  const status = protocolStatus(typeof protocol?.processState === 'string' ? protocol.processState : null);
  return { pickup: status >= pickedUpStatus ? 'abgeholt' : undefined, delivery: status >= deliveredStatus ? 'zugestellt' : undefined };
}
