import { useEffect, useState } from 'react';
import { askForPush, onPushPermission, pushPermission, type PushPermission } from '../../api/session/pushPermission.ts';
import { useSetting } from '../../api/session/settings.ts';
import { labelOf } from '../../domain/choices/choices.ts';
import { userSettings } from '../../domain/user/choices/userSettings.ts';
import { Button } from '../../ui/display/Button.tsx';
import { Switch } from '../../ui/inputs/Switch.tsx';
import { BrowserPushSetting } from './BrowserPushSetting.tsx';
import { keepSetting } from '../kit/keepSetting.ts';

const key = 'enablePushNotifications';

const hints: Readonly<Record<PushPermission, string | null>> = {
  granted: null,
  default: 'Dieser Browser hat noch nicht gefragt, ob er Meldungen zeigen darf.',
  denied: 'Der Browser hat Meldungen gesperrt. Erlauben Sie sie in den Einstellungen der Seite.',
  unknown: 'Dieser Browser kann keine Meldungen zeigen. Neue Benachrichtigungen stehen weiter an der Glocke.',
  insecure:
    'Der Browser zeigt Meldungen nur, wenn Leitstand über https geöffnet ist. Neue Benachrichtigungen stehen weiter an der Glocke.',
};

/** Messages of the browser for new notifications; each browser of a person must allow them too. */
export function PushSetting() {
  const isOn = useSetting(key) === true;
  const [permission, setPermission] = useState(pushPermission);
  useEffect(() => onPushPermission(setPermission), []);
  const ask = () => void askForPush().then(setPermission);
  const change = (value: boolean) => {
    keepSetting(key, value);
    if (value) ask();
  };
  const hint = isOn ? hints[permission] : null;
  return (
    <div className="flex flex-col gap-1">
      <Switch value={isOn} onChange={change}>
        {labelOf(userSettings, key)}
      </Switch>
      <div role="status" className="flex flex-col items-start gap-3 pl-16 text-11 text-warn empty:hidden">
        {hint}
        {hint && permission === 'default' && (
          <Button small onClick={ask}>
            Meldungen erlauben
          </Button>
        )}
      </div>
      {isOn && (permission === 'granted' || permission === 'default') && <BrowserPushSetting />}
    </div>
  );
}
