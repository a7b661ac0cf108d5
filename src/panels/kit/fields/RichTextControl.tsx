import { useEffect, useState } from 'react';
import { onReconnect } from '../../../api/live/reconnect.ts';
import { Button } from '../../../ui/display/Button.tsx';
import { late } from '../late.tsx';
import type { ControlProps } from './control.ts';

const RichTextBox = late<ControlProps & { readonly onMissing: () => void }>({
  load: async () => (await import('./text/RichTextBox.tsx')).default,
  giveUp: ({ onMissing }) => onMissing(),
  waiting: (
    <span role="status" className="min-h-60 flex-1 rounded-2 border border-line bg-readonly">
      <span className="sr-only">Daten werden geladen</span>
    </span>
  ),
  isLarge: true,
});

/**
 * Formatted text, cleaned by the server before it is stored; the editor loads when the first such field is shown, and
 * where it does not come the rest of the form stays.
 */
export function RichTextControl(props: ControlProps) {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => (isMissing ? onReconnect(() => setMissing(false)) : undefined), [isMissing]);
  if (isMissing) {
    return (
      <span role="alert" className="flex min-h-13 items-center gap-4 text-2">
        Das Textfeld konnte nicht geladen werden.
        <Button small icon="refresh-cw" onClick={() => setMissing(false)}>
          Erneut versuchen
        </Button>
      </span>
    );
  }
  return <RichTextBox {...props} onMissing={() => setMissing(true)} />;
}
