import type { customerDepartment } from '../../domain/customer/department.ts';
import { extendResource } from '../kit/screen/extendResource.ts';

/** What the list of these records says while it is empty. */
export const departmentScreen = extendResource<typeof customerDepartment>('customer_departments', {
  firstStep: 'Eine Filiale gehört zu einem Kunden. Gibt es noch keinen, legen Sie ihn zuerst unter „Kunden“ an.',
});
