/** Users of the staff who sign in to the demo. */
export const staffIds = { admin: 1, dispo: 2, office: 3, office2: 4, buchhaltung: 5, personal: 6 } as const;

const firstDriverUser = 1000;

/** The account of a driver. */
export function userIdOf(driverId: number): number {
  return firstDriverUser + driverId;
}
