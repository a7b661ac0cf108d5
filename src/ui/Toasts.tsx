import { createPortal } from 'react-dom';
import { Toaster } from 'sonner';

/** Where messages appear: bottom right above the status bar, ten at most; mounted once per window. */
export function Toasts() {
  return createPortal(
    <Toaster
      position="bottom-right"
      expand
      visibleToasts={10}
      gap={8}
      offset={{ bottom: 30, right: 8 }}
      containerAriaLabel="Meldungen"
      style={{ zIndex: 'var(--z-toast)', ['--width' as string]: '340px' }}
    />,
    document.body,
  );
}
