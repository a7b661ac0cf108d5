import { createPortal } from 'react-dom';
import { useEffect } from 'react';
import { toast, Toaster, useSonner } from 'sonner';
import { layerHost } from './layerHost.ts';
import { notify, openOutlet, type MessageOutlet } from './notify.ts';
import { useHasDialog } from './openDialogs.ts';
import { ToastCard } from './ToastCard.tsx';

const edge = 8;
const width = 340;

const outlet: MessageOutlet = {
  show: (id, content, { life, onGone }) =>
    toast.custom((key) => <ToastCard {...content} onClose={() => toast.dismiss(key)} />, {
      id,
      duration: life,
      onDismiss: onGone,
      onAutoClose: onGone,
    }),
  dismiss: (id) => toast.dismiss(id),
};

/**
 * Where messages appear: bottom right above the status bar and the feet of forms, so that no button is covered, and
 * left of a dialog's buttons while one is open; ten at most; mounted once per window.
 */
export function Toasts() {
  const count = useSonner().toasts.length;
  const many = count > 2;
  const isLeft = useHasDialog();
  useEffect(() => openOutlet(outlet), []);
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
