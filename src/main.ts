import { hasTokens } from './api/session/tokenKeys.ts';
import { fetchConsole } from './consoleCode.ts';

// The browser reads and compiles both beside one another; of somebody who signs in first, the sign-in alone.
if (hasTokens()) fetchConsole().catch(() => undefined);
void import('./start.tsx');
