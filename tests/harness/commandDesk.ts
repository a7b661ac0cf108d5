import { afterEach, beforeEach } from 'vitest';
import type { Tools } from '../../src/commands/tools.ts';
import { keepTokens } from '../../src/api/session/tokens.ts';
import type { Role } from '../../src/domain/access/roles.ts';
import { tokenFor, wireServer, type WireServer } from './wireServer.ts';

/** What a person hears of a command: the questions it asks, which are all agreed to, and what it says at its end. */
export type Heard = {
  readonly said: string[];
  readonly asked: { readonly title: string; readonly question: string }[];
};

/** Somebody of this role at the console, with a small real server; both are new in each test. */
export function commandDesk(role: Role, more: Partial<Tools> = {}) {
  const heard: Heard = { said: [], asked: [] };
  const say = (text: string) => void heard.said.push(text);
  const tools: Tools = {
    open: () => undefined,
    roles: () => [role],
    notify: { success: say, warning: say, error: say, info: say },
    ask: ({ title = '', question }) => {
      heard.asked.push({ title, question });
      return Promise.resolve({});
    },
    dialog: () => undefined,
    ...more,
  };
  let server: WireServer;
  const forget = () => {
    heard.said.length = 0;
    heard.asked.length = 0;
  };
  beforeEach(async () => {
    server = await wireServer();
    server.openPage();
    localStorage.clear();
    forget();
    keepTokens({ token: tokenFor(role), refresh_token: 'r1' });
  });
  afterEach(() => server.close());
  return { heard, forget, tools, server: () => server };
}
