import type { customerProtocol } from '../../domain/customer/customerProtocol.ts';
import { extendResource } from '../kit/screen/extendResource.ts';

/** What the list of these records says while it is empty. */
export const customerProtocolScreen = extendResource<typeof customerProtocol>('customer_protocols', {
  firstStep: 'Ein Kundenprotokoll gehört zu einem Kunden. Gibt es noch keinen, legen Sie ihn zuerst unter „Kunden“ an.',
});
