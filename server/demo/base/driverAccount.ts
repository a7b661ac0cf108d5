import type { driver as driverDefinition } from '../../../src/domain/driver/driver.ts';
import type { user } from '../../../src/domain/user/user.ts';
import type { RowFor } from '../row.ts';
import type { CrewMember } from '../world/crew.ts';
import { plainText } from '../world/names.ts';
import { userIdOf } from './ids.ts';

const groupOfAccount: Readonly<Record<number, number>> = { 1: 3, 2: 3, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8 };

/** The account with which a driver signs in to his app. */
export function accountOf(
  member: CrewMember,
  driver: RowFor<typeof driverDefinition>,
  createdAt: string,
): RowFor<typeof user> {
  return {
    id: userIdOf(member.id),
    createdAt,
    updatedAt: createdAt,
    username: `${plainText(member.person.vorname).slice(0, 1)}.${plainText(member.person.nachname).replace(/ /g, '')}${member.id}`,
    name: `${member.person.vorname} ${member.person.nachname}`,
    phone: driver.telefon ?? null,
    email: driver.email ?? null,
    active: member.active,
    hide: false,
    position: 'Fahrer',
    department: null,
    roles: [],
    userGroups: [groupOfAccount[member.gruppe] ?? 8],
    driver: member.id,
    customer: null,
    customerDepartmentName: null,
    isOwner: false,
  };
}
