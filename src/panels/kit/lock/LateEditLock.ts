import { late } from '../late.tsx';
import type { EditLockProps } from './EditLock.tsx';

/**
 * The lock of a form, whose code comes with the first form that wants one; without it the form can be edited all the
 * same.
 */
export const LateEditLock = late<EditLockProps>({
  load: async () => (await import('./EditLock.tsx')).EditLock,
});
