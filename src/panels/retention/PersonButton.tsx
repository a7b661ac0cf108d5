import { tools } from '../../commands/tools.ts';
import { mayRead } from '../../domain/access/matrix.ts';
import { Button } from '../../ui/display/Button.tsx';

/** Leads administrators to what is kept of a person, by his e-mail address. */
export function PersonButton() {
  if (!mayRead(tools().roles(), 'administration')) return null;
  return (
    <Button icon="user-round-cog" onClick={() => tools().dialog('retention.person', {})}>
      Auskunft und Löschung …
    </Button>
  );
}
