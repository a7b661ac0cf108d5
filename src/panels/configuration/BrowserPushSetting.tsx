import { useEffect, useState } from 'react';
import { ApiError, OfflineError } from '../../api/apiErrors.ts';
import { beginBrowserPush, browserPush, endBrowserPush, type BrowserPush } from '../../api/session/browserPush.ts';
import { Switch } from '../../ui/inputs/Switch.tsx';

const hints: Readonly<Record<BrowserPush, string>> = {
  on: 'Neue Benachrichtigungen erscheinen hier, bis Sie sich abmelden.',
  off: 'Der Text geht verschlüsselt über den Push-Dienst des Browsers.',
  unable: 'Dieser Browser kann das nicht.',
  unconfigured: 'Für diesen Leitstand ist kein Push-Dienst eingerichtet. Das schaltet die Administration ein.',
};

/** Messages in this browser while the console is closed; each browser of a person has its own switch. */
export function BrowserPushSetting() {
  const [state, setState] = useState<BrowserPush>();
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const follow = async (work: () => Promise<BrowserPush>) => {
    setBusy(true);
    setFault(undefined);
    try {
      setState(await work());
    } catch (error) {
      setFault(faultOf(error));
    }
    setBusy(false);
  };
  useEffect(() => {
    browserPush().then(setState, (error: unknown) => setFault(faultOf(error)));
  }, []);
  const isPossible = state === 'on' || state === 'off';
  return (
    <div className="flex flex-col gap-1 pl-16" aria-busy={isBusy}>
      <Switch
        value={state === 'on'}
        disabled={!isPossible || isBusy}
        onChange={(value) => void follow(value ? beginBrowserPush : endBrowserPush)}
      >
        In diesem Browser auch bei geschlossener Konsole
      </Switch>
      <p aria-live="polite" className={`pl-16 text-11 ${fault ? 'text-warn' : 'text-3'}`}>
        {fault ?? (state ? hints[state] : '')}
      </p>
    </div>
  );
}

/** The browser speaks of its push service in words of its own. */
function faultOf(error: unknown): string {
  return error instanceof ApiError || error instanceof OfflineError
    ? error.message
    : 'Der Push-Dienst des Browsers ist nicht erreichbar.';
}
