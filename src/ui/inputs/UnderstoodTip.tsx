import { Floating } from '../overlays/Floating.tsx';
import { Icon } from '../display/Icon.tsx';
import type { Reading } from './useInterpreted.ts';

/** Floats below a field and says what it understood, before the field is left. */
export function UnderstoodTip({ anchor, reading }: { anchor: Element | null; reading: Reading<unknown> | undefined }) {
  const spoken =
    reading === undefined ? '' : 'error' in reading ? reading.error : `${reading.text} ${reading.note ?? ''}`;
  return (
    <>
      <span role="status" className="sr-only">
        {spoken}
      </span>
      {anchor && reading && (
        <Floating anchor={anchor} gap={3} className="pointer-events-none">
          <div
            aria-hidden
            className="num flex items-center gap-3 rounded-2 bg-(--text-1) px-4 py-2 text-11 whitespace-nowrap text-(--bg-panel) shadow-menu"
          >
            <Icon name={'error' in reading ? 'circle-alert' : 'corner-down-left'} size={12} />
            {'error' in reading ? (
              reading.error
            ) : (
              <span>
                <span className="font-strong">{reading.text}</span>
                {reading.note && ` · ${reading.note}`}
              </span>
            )}
          </div>
        </Floating>
      )}
    </>
  );
}
