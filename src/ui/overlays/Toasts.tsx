import { createPortal } from 'react-dom';
import { Toaster, useSonner } from 'sonner';
import { layerHost } from './layerHost.ts';
import { notify } from './notify.tsx';
import { useHasDialog } from './openDialogs.ts';

const edge = 8;
const width = 340;

/**
 * Where messages appear: bottom right above the status bar and the feet of forms, so that no button is covered, and
 * left of a dialog's buttons while one is open; ten at most; mounted once per window.
 */
export function Toasts() {
  const count = useSonner().toasts.length;
  const many = count > 2;
  const isLeft = useHasDialog();
  return createPortal(
    <>
      <Toaster
        position="bottom-right"
        dir="ltr"
        expand
        visibleToasts={10}
        gap={8}
        offset={{ bottom: many ? 104 : 74, right: isLeft ? `calc(100vw - ${String(width + 2 * edge)}px)` : edge }}
        containerAriaLabel="Meldungen"
        style={{ zIndex: 'var(--z-toast)', ['--width' as string]: `${String(width)}px` }}
      />
      {many && (
        <button
          type="button"
          onClick={notify.dismissAll}
          className={`fade-in num fixed ${isLeft ? 'left-4' : 'right-4'} bottom-37 z-(--z-toast) h-12 rounded-2 bg-raised px-4 text-11 text-2 shadow-menu hover:text-1`}
        >
          {count} Meldungen · alle schließen
        </button>
      )}
    </>,
    layerHost(),
  );
}
