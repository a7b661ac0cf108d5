import { messageOf, OfflineError } from '../../../api/apiErrors.ts';
import { notify } from '../../../ui/overlays/notify.ts';

const faultsText = 'Bitte korrigieren Sie die Fehler im Formular';
const offlineText = 'Nicht gespeichert: keine Verbindung zum Server';

/** What is said about a save; a message that is overcome goes by itself. */
export const saveMessages = {
  tellFaults: () => notify.warning(faultsText),
  dismissFaults: () => notify.dismiss(faultsText),
  dismissAll: () => [faultsText, offlineText].forEach((it) => notify.dismiss(it)),
  tellFailure: (failure: unknown, failedText?: (reason: string) => string) => {
    if (failure instanceof OfflineError)
      notify.error(offlineText, { detail: 'Ihre Eingaben bleiben als Entwurf erhalten.' });
    else if (failedText) notify.warning(failedText(messageOf(failure)));
    else notify.error('Nicht gespeichert', { detail: messageOf(failure) });
  },
};
