import type { leasingProtocol } from '../../domain/lookup/leasingProtocol.ts';
import { extendResource } from '../kit/screen/extendResource.ts';
import { LeasingProtocolForm } from './LeasingProtocolForm.tsx';

/** A leasing protocol asks for customers only where it is restricted to some. */
export const leasingProtocolScreen = extendResource<typeof leasingProtocol>('leasing_protocols', {
  form: LeasingProtocolForm,
});
