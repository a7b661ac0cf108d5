import { messageOf } from '../../api/apiErrors.ts';
import { useItem } from '../../api/records/queries.ts';
import { sendAgain } from '../../commands/mail/mailRuns.ts';
import { tools } from '../../commands/tools.ts';
import { mayWrite } from '../../domain/access/matrix.ts';
import { checkRetry } from '../../domain/mail/retry.ts';
import { mailLog } from '../../domain/mail/mailLog.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { ErrorState } from '../../ui/display/ErrorState.tsx';
import { SkeletonRows } from '../../ui/display/Skeleton.tsx';
import type { DialogProps } from '../dialogs.ts';
import { LoggedMail } from './LoggedMail.tsx';

/** A mail of the log, read over what it is about, and sent again from there. */
export default function MailDialog({ iri, close }: DialogProps<'mail.show'>) {
  const { item, isLoading, error, refetch } = useItem(mailLog, iri);
  const verdict = item && checkRetry(item);
  const again =
    item && mayWrite(tools().roles(), 'contracts')
      ? [
          {
            label: 'Erneut senden',
            icon: 'send' as const,
            run: () => void sendAgain([item], tools()),
            ...(verdict?.verdict === 'refused' && { reason: verdict.reason }),
          },
        ]
      : [];
  return (
    <Dialog title="Mail" icon="mail-open" size="l" flush onClose={close} cancel="Schließen" others={again}>
      <div className="flex h-[min(640px,calc(100vh-200px))] flex-col">
        {error && !item ? (
          <ErrorState title="Die Mail konnte nicht geladen werden" onRetry={refetch}>
            {messageOf(error)}
          </ErrorState>
        ) : !item || isLoading ? (
          <SkeletonRows rows={8} columns={1} tall />
        ) : (
          <LoggedMail mail={item} />
        )}
      </div>
    </Dialog>
  );
}
