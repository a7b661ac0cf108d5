import { useEffect, useRef } from 'react';
import { ApiError, messageOf } from '../../../api/apiErrors.ts';
import type { Title } from '../../../domain/define/noun.ts';
import { Button } from '../../../ui/display/Button.tsx';
import { EmptyState } from '../../../ui/display/EmptyState.tsx';
import { ErrorState } from '../../../ui/display/ErrorState.tsx';
import { Skeleton } from '../../../ui/display/Skeleton.tsx';
import { useHasDialog } from '../../../ui/overlays/openDialogs.ts';
import { LostInput, type LostLine } from '../form/lostInput.tsx';
import { recordWords } from './recordWords.ts';

const closing = (onClose: () => void) => <Button onClick={onClose}>Tab schließen</Button>;

interface RecordGoneProps {
  title: Title;
  /** What was typed into it and can no longer be saved. */
  lost: readonly LostLine[];
  onClose: () => void;
}

/** Somebody deleted the record while it was open here. */
export function RecordGone({ title, lost, onClose }: RecordGoneProps) {
  const { gone } = recordWords(title);
  const box = useRef<HTMLDivElement>(null);
  const hasDialog = useHasDialog();
  useEffect(() => {
    if (hasDialog) return undefined;
    // What had the keyboard may have gone with the record, also below a dialog that has only now been closed; then
    // nothing has it, or the panel around.
    const timer = window.setTimeout(() => {
      if (document.activeElement?.contains(box.current)) box.current?.querySelector('button')?.focus();
    });
    return () => window.clearTimeout(timer);
  }, [hasDialog]);
  return (
    <div ref={box} className="flex h-full min-h-0 flex-1 flex-col">
      <EmptyState title={gone.title} actions={closing(onClose)}>
        {gone.why}
        <LostInput lines={lost} />
      </EmptyState>
    </div>
  );
}

interface RecordMissingProps {
  title: Title;
  error: Error;
  onClose: () => void;
  onRetry: () => void;
}

/**
 * Why the record cannot be shown, and the one thing that helps: another try, or closing the tab of one that is gone.
 */
export function RecordMissing({ title, error, onClose, onRetry }: RecordMissingProps) {
  const { unknown, failed } = recordWords(title);
  const isUnknown = error instanceof ApiError && error.status === 404;
  if (isUnknown)
    return (
      <EmptyState title={unknown.title} actions={closing(onClose)}>
        {unknown.why}
      </EmptyState>
    );
  return (
    <ErrorState title={failed} onRetry={onRetry}>
      {messageOf(error)}
    </ErrorState>
  );
}

/** The outline of the fields while they are on their way, so that nothing jumps when they arrive. */
export function RecordWaiting({ title, rows = 6 }: { title: Title; rows?: number }) {
  return (
    <div
      role="status"
      aria-label={recordWords(title).waiting}
      className="waiting grid min-h-0 flex-1 grid-cols-2 content-start gap-x-8 gap-y-6 overflow-hidden p-6"
    >
      {Array.from({ length: rows * 2 }, (_, at) => (
        <Skeleton key={at} width={`${String(88 - ((at * 13) % 40))}%`} height={16} />
      ))}
    </div>
  );
}
