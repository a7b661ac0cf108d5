import { useState } from 'react';
import { useSetting } from '../../api/settings.ts';
import { labelOf } from '../../domain/choices/choices.ts';
import { userSettings } from '../../domain/choices/userSettings.ts';
import { Switch } from '../../ui/Switch.tsx';
import { keepSetting } from './keepSetting.ts';

const key = 'enablePushNotifications';
const permissionNow = () => ('Notification' in window ? Notification.permission : 'denied');

/** Messages of the browser for new notifications; the browser itself must allow them too. */
export function PushSetting() {
  const isOn = useSetting(key) === true;
  const [permission, setPermission] = useState(permissionNow);
  const change = (value: boolean) => {
    keepSetting(key, value);
    if (value && permissionNow() === 'default') void Notification.requestPermission().then(setPermission);
  };
  return (
    <div className="flex flex-col gap-1">
      <Switch value={isOn} onChange={change}>{labelOf(userSettings, key)}</Switch>
      {isOn && permission === 'denied' && <p className="pl-16 text-11 text-warn">Der Browser hat Meldungen gesperrt. Erlauben Sie sie in den Einstellungen der Seite.</p>}
    </div>
  );
}
