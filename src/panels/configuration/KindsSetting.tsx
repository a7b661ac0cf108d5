import { useAtomValue } from 'jotai';
import { store } from '../../api/records/entities.ts';
import { sessionAtom } from '../../api/session/session.ts';
import { useSetting } from '../../api/session/settings.ts';
import { kindsFor, switchesIn, usuallyHearsOf } from '../../domain/user/hearsOf.ts';
import { Switch } from '../../ui/inputs/Switch.tsx';
import { keepSetting } from '../kit/keepSetting.ts';

const key = 'notificationKinds';

/** What a person hears of at the bell: one switch for each kind of message that his roles let him hear of. */
export function KindsSetting() {
  const roles = useAtomValue(sessionAtom, { store })?.roles ?? [];
  const switches = switchesIn(useSetting(key));
  const kinds = kindsFor(roles);
  if (kinds.length === 0) return <p className="text-2">Für Ihre Rolle gibt es keine Benachrichtigungen.</p>;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="pb-3 text-2">Worüber Sie an der Glocke benachrichtigt werden</legend>
      <div className="grid grid-cols-2 gap-x-8 gap-y-4 @max-[520px]:grid-cols-1">
        {kinds.map((kind) => (
          <Switch
            key={kind.key}
            value={switches[kind.key] ?? usuallyHearsOf(kind, roles)}
            onChange={(value) => keepSetting(key, { ...switches, [kind.key]: value })}
          >
            {kind.label}
          </Switch>
        ))}
      </div>
    </fieldset>
  );
}
