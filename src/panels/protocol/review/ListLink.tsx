import { tools } from '../../../commands/tools.ts';
import { Button } from '../../../ui/display/Button.tsx';

/** The way back to the list that the lane takes its protocols from. */
export function ListLink() {
  return (
    <Button icon="list" onClick={() => tools().open('/protocols')}>
      Zum Protokollversand
    </Button>
  );
}
