import type { Entity } from '../../api/records/entities.ts';
import { tools } from '../../commands/tools.ts';
import type { user } from '../../domain/user/user.ts';
import { Button } from '../../ui/display/Button.tsx';
import { customerTabs, customerTabUrl } from '../customer/customerTabs.ts';

/** From an account back to the users of its customer. */
export function WayBack({ entity: { customer } }: { entity: Entity<typeof user> }) {
  if (!customer) return null;
  return (
    <Button
      small
      look="quiet"
      icon="arrow-left"
      onClick={() => tools().open(customerTabUrl(customer, customerTabs.users))}
    >
      Zum Kunden
    </Button>
  );
}
