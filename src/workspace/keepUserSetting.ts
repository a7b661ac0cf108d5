import { messageOf } from '../api/apiErrors.ts';
import { setSetting } from '../api/session/settings.ts';
import { notify } from '../ui/overlays/notify.ts';

/** Keeps a setting of the person; when the server refuses, the old one comes back and the person is told. */
export function keepUserSetting(key: string, value: unknown): void {
  setSetting(key, value).catch((error: unknown) =>
    notify.warning('Einstellung nicht gespeichert', { detail: messageOf(error) }),
  );
}
