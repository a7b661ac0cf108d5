import { hotkeyText } from './hotkeyText.ts';

/** A key cap in German words; decoration beside a control that already carries aria-keyshortcuts. */
export function Kbd({
  keys,
  onAccent = false,
  className = '',
}: {
  keys: string;
  onAccent?: boolean;
  className?: string;
}) {
  const colours = onAccent
    ? 'border-current/45 bg-transparent text-inherit'
    : 'border-line border-b-line-strong bg-sunken text-2';
  return (
    <kbd
      aria-hidden
      className={`inline-flex h-8 flex-none items-center rounded-1 border px-2 font-sans text-10 font-medium whitespace-nowrap ${colours} ${className}`}
    >
      {hotkeyText(keys)}
    </kbd>
  );
}
