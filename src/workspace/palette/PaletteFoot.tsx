import type { ReactNode } from 'react';
import { Kbd } from '../../ui/display/Kbd.tsx';

const hint = (keys: readonly string[], text: ReactNode) => (
  <span className="flex items-center gap-2">
    {keys.map((it) => (
      <Kbd key={it} keys={it} />
    ))}{' '}
    {text}
  </span>
);

/** The keys of the palette, and whether the server still adds to it. */
export function PaletteFoot({ isWaiting, hasFailed }: { isWaiting: boolean; hasFailed: boolean }) {
  return (
    <div className="flex h-16 items-center gap-8 border-t border-line bg-sunken px-7 text-11 whitespace-nowrap text-2">
      {hint(['up', 'down'], 'wählen')}
      {hint(['enter'], 'öffnen')}
      {hint(['shift+enter'], 'daneben')}
      {hint(['tab'], 'Aktionen des Treffers')}
      <span className="flex-1" />
      <span role="status" className="text-3">
        {hasFailed ? 'Fehler beim Abruf, nur Bekanntes' : isWaiting ? 'Server ergänzt …' : ''}
      </span>
    </div>
  );
}
