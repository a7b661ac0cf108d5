import { messageOf } from '../../api/apiErrors.ts';
import { setSetting } from '../../api/session/settings.ts';
import { tools } from '../../commands/tools.ts';

/** Keeps a setting of the person; a refusal puts the old one back and is told. */
export function keepSetting(key: string, value: unknown): void {
  setSetting(key, value).catch((error: unknown) =>
    tools().notify.warning('Einstellung nicht gespeichert', { detail: messageOf(error) }),
  );
}
