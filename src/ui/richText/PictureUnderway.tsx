import { Button } from '../display/Button.tsx';

type Props = { readonly name: string; readonly part: number; readonly onStop: () => void };

/** A picture on its way into a text. */
export function PictureUnderway({ name, part, onStop }: Props) {
  const percent = Math.round(part * 100);
  return (
    <span className="flex items-center gap-4 border-t border-line-subtle px-4 py-2 text-11">
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <span
        role="progressbar"
        aria-label="Bild wird übertragen"
        aria-valuenow={percent}
        className="h-3 min-w-0 flex-1 overflow-hidden rounded-2 bg-sunken"
      >
        <span className="block h-full bg-accent" style={{ width: `${String(percent)}%` }} />
      </span>
      <span className="w-20 flex-none text-right text-3 tabular-nums">
        {percent < 100 ? `${String(percent)} %` : 'wird geprüft'}
      </span>
      <Button small onClick={onStop}>
        Abbrechen
      </Button>
    </span>
  );
}
