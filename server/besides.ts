import { join } from 'node:path';
import type { Settings } from './settings.ts';
import { settingNames } from './settingsSchema.ts';
import type { Besides } from './storage/exchange/exchangeFile.ts';

/**
 * What a move needs besides the data, by place and name and never by value: the secret, the files, and the settings in
 * use.
 */
export function besidesOf({ secret, dataDir, filesUrl }: Settings, environment: NodeJS.ProcessEnv): Besides {
  return {
    secret: secret === null ? join(dataDir, 'secret') : 'LEITSTAND_SECRET',
    files: filesUrl,
    settings: settingNames.filter((it) => environment[it]?.trim()),
  };
}
