import { randomFrom } from '../random.ts';
import { drawMobile } from '../world/numbers.ts';
import { staffIds } from './ids.ts';

/** The people who sign in to the demo, with their roles. */
const staff = [
  {
    id: staffIds.admin,
    username: 'admin',
    name: 'Henrike Albers',
    roles: ['leitstand_admin'],
    position: 'Administration',
    department: 'IT',
  },
  {
    id: staffIds.dispo,
    username: 'dispo',
    name: 'Marek Lindqvist',
    roles: ['leitstand_dispo'],
    position: 'Disponent',
    department: 'Disposition',
  },
  {
    id: staffIds.office,
    username: 'office',
    name: 'Svenja Petersen',
    roles: ['leitstand_office'],
    position: 'Sachbearbeitung',
    department: 'Office',
  },
  {
    id: staffIds.office2,
    username: 'office2',
    name: 'Torben Wegener',
    roles: ['leitstand_office_l2'],
    position: 'Teamleitung Office',
    department: 'Office',
  },
  {
    id: staffIds.buchhaltung,
    username: 'buchhaltung',
    name: 'Ayla Brandt',
    roles: ['leitstand_buchhaltung'],
    position: 'Buchhaltung',
    department: 'Buchhaltung',
  },
  {
    id: staffIds.personal,
    username: 'personal',
    name: 'Dorothea Kühn',
    roles: ['leitstand_personal'],
    position: 'Personalbetreuung',
    department: 'Personal',
  },
] as const;

export const staffNames: readonly string[] = staff.map((it) => it.username);

/** Accounts of the staff; all have the password of the demo. */
export function staffRows(createdAt: string) {
  const random = randomFrom('leitstand', 'staff');
  return staff.map((it) => ({
    ...it,
    createdAt,
    updatedAt: createdAt,
    active: true,
    hide: false,
    userGroups: [4],
    phone: drawMobile(random),
    email: `${it.username}@leitstand.example`,
    driver: null,
    customer: null,
    customerDepartmentName: null,
    isOwner: false,
  }));
}
