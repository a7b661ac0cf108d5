import { useSetting } from '../../api/session/settings.ts';
import { labelOf } from '../../domain/choices/choices.ts';
import { userSettings } from '../../domain/user/choices/userSettings.ts';
import { Switch } from '../../ui/inputs/Switch.tsx';
import { keepSetting } from '../kit/keepSetting.ts';

const key = 'openLinksInNewTab';

/** On unless switched off: a link opens a tab of its own instead of taking the place of what is open. */
export function LinkSetting() {
  const isOn = useSetting(key) !== false;
  return (
    <div className="flex flex-col gap-1">
      <Switch value={isOn} onChange={(value) => keepSetting(key, value)}>
        {labelOf(userSettings, key)}
      </Switch>
      <p className="pl-16 text-11 text-3">
        Aus: ein Link ersetzt den Inhalt des aktuellen Tabs. Mit Strg oder der mittleren Maustaste öffnet er immer
        daneben.
      </p>
    </div>
  );
}
