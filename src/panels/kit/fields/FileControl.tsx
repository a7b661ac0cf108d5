import { useEffect, useState } from 'react';
import { onReconnect } from '../../../api/live/reconnect.ts';
import { Button } from '../../../ui/display/Button.tsx';
import { late } from '../late.tsx';
import type { ControlProps } from './control.ts';

const FileEditor = late<ControlProps & { readonly onMissing: () => void }>({
  load: async () => (await import('./file/FileEditor.tsx')).default,
  giveUp: ({ onMissing }) => onMissing(),
  waiting: (
    <span role="status" className="min-h-13 flex-1 rounded-2 border border-line bg-readonly">
      <span className="sr-only">Daten werden geladen</span>
    </span>
  ),
});

/** A stored file; what chooses, sends and shows it loads when the first such field is shown. */
export function FileControl(props: ControlProps) {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => (isMissing ? onReconnect(() => setMissing(false)) : undefined), [isMissing]);
  if (!isMissing) return <FileEditor {...props} onMissing={() => setMissing(true)} />;
  return (
    <span role="alert" className="flex min-h-13 items-center gap-4 text-2">
      Das Dateifeld konnte nicht geladen werden.
      <Button small icon="refresh-cw" onClick={() => setMissing(false)}>
        Erneut versuchen
      </Button>
    </span>
  );
}
