import type { Entity } from '../../api/records/entities.ts';
import type { driver } from '../../domain/driver/driver.ts';

/** What a tab of a driver is drawn from. */
export type TabProps = { readonly entity: Entity<typeof driver> };
