import type { Entity } from '../../api/records/entities.ts';
import type { driver } from '../../domain/driver/driver.ts';

/**
 * The dialogs about drivers: a password that is shown this once, the account a driver signs in with, a new paper of
 * his, an agreement to credit notes and its end, and the copy of a licence.
 */
export type DriverDialogs = {
  readonly 'driver.password': { readonly name: string; readonly username: string; readonly password: string };
  readonly 'driver.document': {
    readonly driver: string;
    readonly type: string | null;
    /** What was dropped or chosen already; one paper is asked after the other. */
    readonly files: readonly File[];
  };
  readonly 'driver.agreement': { readonly driver: string };
  readonly 'driver.agreementEnd': { readonly driver: string; readonly agreement: number };
  readonly 'driver.copy': { readonly paper: string };
  readonly 'driver.account': { readonly chosen: Entity<typeof driver> };
};
