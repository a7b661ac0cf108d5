/** The roles of staff as they stand in the login token (document 1, section 6). */
export const staffRoles = ['admin', 'dispo', 'office', 'office_l2', 'buchhaltung', 'personal'] as const;
export type Role = (typeof staffRoles)[number];

const prefix = 'leitstand_';
/** A role as it is stored. */
export type StoredRole = `${typeof prefix}${Role}`;

/** The name under which a role is stored and travels in the token, for example `leitstand_dispo`. */
export function storedRole(role: Role): StoredRole {
  return `${prefix}${role}`;
}

/** Reads stored role names, dropping everything that is no role of staff. */
export function rolesFrom(stored: readonly string[]): Role[] {
  return staffRoles.filter((role) => stored.includes(prefix + role));
}
