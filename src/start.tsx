import './styles/app.css';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { LateCode } from './api/code/lateCode.ts';
import { readEarly } from './api/earlyReads.ts';
import { askSettingsEarly } from './api/session/settings.ts';
import { fetchConsole } from './consoleCode.ts';
import { Gate } from './workspace/Gate.tsx';
import { startTheme } from './workspace/theme.ts';

startTheme();
askSettingsEarly();
readEarly();
// The font comes now: one that is first met in a row makes the browser lay out all rows twice. Its foreign letters come
// when a name needs them.
for (const face of document.fonts) if (face.unicodeRange.startsWith('U+0-')) void face.load().catch(() => undefined);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
let known: ComponentType | undefined;
/**
 * The console's code comes while somebody still types the password; and before the console shows, because the styles of
 * the grid touch everything that stands in the page already. Not by `lateCode`, which would put what waits for the line
 * before the sign-in.
 */
const code: LateCode<ComponentType> = {
  known: () => known,
  fetch: async () => (known = await fetchConsole()),
};
// Not in StrictMode: dockview lives outside React and would be made, thrown away and made again at every start of the
// development server.
createRoot(root).render(<Gate code={code} />);
