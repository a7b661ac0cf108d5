import { startMailServer, type TestMailServer } from '../../harness/mailServer.ts';
import { test } from './story.ts';
import { startSystem, type System } from './system.ts';

type Wishes = { readonly demoContracts: number; readonly environment?: Readonly<Record<string, string>> };
type Own = { readonly system: System; readonly mailServer: TestMailServer };

/** A system of the stories of one file alone, and the mail server that it sends to; there from the first story on. */
export function ownMailSystem({ demoContracts, environment }: Wishes): Own {
  const own = {} as { -readonly [part in keyof Own]: Own[part] };
  test.beforeAll(async () => {
    own.mailServer = await startMailServer();
    own.system = await startSystem({ demoContracts, environment: { SMTP_URL: own.mailServer.url, ...environment } });
  });
  test.afterAll(async () => {
    await own.system.end();
    await own.mailServer.stop();
  });
  return own;
}
