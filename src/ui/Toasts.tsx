import { createPortal } from 'react-dom';
import { Toaster, useSonner } from 'sonner';
import { notify } from './notify.tsx';

/** Where messages appear: bottom right above the status bar and the feet of forms, so that no button is covered; ten at most; mounted once per window. */
export function Toasts() {
  const count = useSonner().toasts.length;
  const many = count > 2;
  return createPortal(
    <>
      <Toaster
        position="bottom-right"
        dir="ltr"
        expand
        visibleToasts={10}
        gap={8}
        offset={{ bottom: many ? 104 : 74, right: 8 }}
        containerAriaLabel="Meldungen"
        style={{ zIndex: 'var(--z-toast)', ['--width' as string]: '340px' }}
      />
      {many && (
        <button
          type="button"
          onClick={notify.dismissAll}
          className="fade-in num fixed right-4 bottom-37 z-(--z-toast) h-11 rounded-2 bg-raised px-4 text-11 text-2 shadow-menu hover:text-1"
        >
          {count} Meldungen · alle schließen
        </button>
      )}
    </>,
    document.body,
  );
}
