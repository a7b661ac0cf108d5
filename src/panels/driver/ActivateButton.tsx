import type { Entity } from '../../api/records/entities.ts';
import type { driver } from '../../domain/driver/driver.ts';
import { CommandButton } from '../kit/CommandButton.tsx';

/** What an applicant waits for stands in sight; who is a driver already needs it no more. */
export function ActivateButton({ entity }: { entity: Entity<typeof driver> }) {
  const isApplicant = entity.approved === false && entity.active === false;
  return isApplicant && <CommandButton id="driver.activate" targets={[entity]} />;
}
