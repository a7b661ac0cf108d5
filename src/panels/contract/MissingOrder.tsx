import { ApiError, messageOf } from '../../api/apiErrors.ts';
import { fetchItem } from '../../api/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';

interface MissingOrderProps {
  iri: string;
  error: Error;
  onClose: () => void;
}

/** Why the order cannot be shown, and the one thing that helps: another try, or closing the tab of an order that is gone. */
export function MissingOrder({ iri, error, onClose }: MissingOrderProps) {
  if (error instanceof ApiError && error.status === 404) {
    return <EmptyState title="Diesen Auftrag gibt es nicht mehr" actions={<Button onClick={onClose}>Tab schließen</Button>}>Er wurde gelöscht, oder die Adresse stimmt nicht.</EmptyState>;
  }
  return <ErrorState title="Der Auftrag konnte nicht geladen werden" onRetry={() => void fetchItem(iri).catch(() => undefined)}>{messageOf(error)}</ErrorState>;
}
