import { issueApiKey } from '../../commands/apiKey/apiKey.ts';
import type { apiKey } from '../../domain/user/apiKey.ts';
import { Tag } from '../../ui/display/Tag.tsx';
import { extendResource, type ScreenExtension } from '../kit/screen/extendResource.ts';

const issueHint = 'Im Menü „…“ steht „Schlüssel ausgeben“.';

/** A record of the list is no key yet: until one is issued it says how to get it. */
const KeyState: NonNullable<ScreenExtension<typeof apiKey>['badges']> = ({ entity }) =>
  entity.startsWith ? null : (
    <Tag colour="warn" meaning={issueHint}>
      noch kein Schlüssel
    </Tag>
  );

export const apiKeyScreen = extendResource<typeof apiKey>('api_keys', {
  commands: [issueApiKey],
  badges: KeyState,
  firstStep: `Mit einem Zugangsschlüssel arbeitet ein anderes Programm statt mit dem Passwort eines Menschen. Zuerst wird er mit Namen und Rollen angelegt, danach ausgegeben: ${issueHint}`,
});
