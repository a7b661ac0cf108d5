import type { Entity } from '../../api/records/entities.ts';
import type { driver } from '../../domain/driver/driver.ts';

/** The dialogs about drivers: a password that is shown this once, and the account a driver signs in with. */
export type DriverDialogs = {
  readonly 'driver.password': { readonly name: string; readonly username: string; readonly password: string };
  readonly 'driver.account': { readonly chosen: Entity<typeof driver> };
};
