import { mailUrl, telUrl } from '../../domain/people/reach.ts';
import { breakable } from './breakable.tsx';
import { Icon } from './Icon.tsx';

/** A telephone number or address that is called or written to with one click; plain text where it is neither. */
export function ReachLink({
  kind,
  value,
  whom,
}: {
  kind: 'phone' | 'email';
  value: string;
  whom?: string | undefined;
}) {
  const url = kind === 'phone' ? telUrl(value) : mailUrl(value);
  if (url === null) return <span className="break-words">{value}</span>;
  const what = kind === 'phone' ? 'anrufen' : 'schreiben';
  return (
    <a
      href={url}
      aria-label={`${[whom, what].filter(Boolean).join(' ')}: ${value}`}
      className="num inline-flex min-h-12 max-w-full items-center gap-2 text-link hover:underline"
    >
      <Icon name={kind === 'phone' ? 'phone' : 'mail'} size={12} />
      <span className="min-w-0 wrap-anywhere">{breakable(value)}</span>
    </a>
  );
}
