import { useCallback, useState } from 'react';
import { Floating } from '../../../ui/overlays/Floating.tsx';
import { Icon } from '../../../ui/display/Icon.tsx';
import { IconButton } from '../../../ui/display/IconButton.tsx';
import { useEscape } from '../../../ui/overlays/useEscape.ts';
import { legend } from './rowTint.ts';

/** What the colours of the rows mean. */
export function Legend() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = useCallback(() => setAnchor(null), []);
  useEscape(anchor !== null, close);
  return (
    <>
      <IconButton
        icon="palette"
        label="Farblegende"
        pressed={anchor !== null}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      />
      {anchor && (
        <Floating anchor={anchor} align="end" onLeave={close} className="fade-in rounded-3 bg-raised p-4 shadow-menu">
          <h3 className="mb-2 px-2 text-11 font-strong">Farben der Zeilen</h3>
          <ul aria-label="Farblegende" className="flex flex-col gap-1">
            {legend.map(({ name, icon, label }) => (
              <li
                key={name}
                style={{ background: `var(--row-${name}-bg)`, boxShadow: `inset 3px 0 0 var(--row-${name}-bar)` }}
                className="flex h-13 w-[220px] items-center gap-4 pr-4 pl-6"
              >
                <span style={{ color: `var(--row-${name}-fg)` }}>
                  <Icon name={icon} size={12} />
                </span>
                {label}
              </li>
            ))}
          </ul>
        </Floating>
      )}
    </>
  );
}
