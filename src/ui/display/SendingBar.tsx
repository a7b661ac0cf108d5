import { Button } from './Button.tsx';

export interface SendingBarProps {
  /** "Foto wird übertragen" */
  label: string;
  /** The part that is sent, 0 to 1. */
  part: number;
  onStop: () => void;
}

/** How far a file is sent, and the way to stop that; in a line of its own. */
export function SendingBar({ label, part, onStop }: SendingBarProps) {
  const percent = Math.round(part * 100);
  return (
    <>
      <span
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        className="h-3 min-w-0 flex-1 overflow-hidden rounded-2 bg-sunken"
      >
        <span className="block h-full bg-accent" style={{ width: `${String(percent)}%` }} />
      </span>
      <span className="w-20 flex-none text-right text-11 text-3 tabular-nums">
        {percent < 100 ? `${String(percent)} %` : 'wird geprüft'}
      </span>
      <Button small onClick={onStop}>
        Abbrechen
      </Button>
    </>
  );
}
