/** Initials for a name as colleagues write it: "A. Oehmichen" and "Anneke Oehmichen" are both AO. */
function initialsOf(name: string): string {
  const words = name.split(/[\s.]+/).filter(Boolean);
  const first = words[0]?.[0] ?? '?';
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : '';
  return (first + last).toUpperCase();
}

export interface PresenceProps {
  name: string;
  /** What the person does here: "bearbeitet dieses Feld". */
  doing?: string | undefined;
  large?: boolean | undefined;
}

/** Somebody else is here: quiet initials, the name in the tooltip. */
export function Presence({ name, doing, large = false }: PresenceProps) {
  const text = doing ? `${name} ${doing}` : name;
  return (
    <span
      role="img"
      aria-label={text}
      data-tip={text}
      className={`inline-grid flex-none place-items-center rounded-full bg-press leading-none font-strong text-1 shadow-[0_0_0_1px_var(--border-strong)] ${large ? 'size-11 text-[10px]' : 'size-8 text-[8.5px]'}`}
    >
      {initialsOf(name)}
    </span>
  );
}
