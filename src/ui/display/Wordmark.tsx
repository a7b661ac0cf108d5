import { Logo } from './Logo.tsx';

/** Logo and name; large on the login, small in the top bar. */
export function Wordmark({ large = false }: { large?: boolean }) {
  return (
    <span className={`inline-flex items-center ${large ? 'gap-7' : 'gap-4.5'}`}>
      <Logo size={large ? 40 : 20} />
      <span className={large ? 'text-28 font-strong tracking-[-.018em]' : 'text-14 font-strong tracking-[.01em]'}>
        Leitstand
      </span>
    </span>
  );
}
