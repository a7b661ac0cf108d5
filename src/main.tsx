import './styles/app.css';
import { lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { Gate } from './workspace/Gate.tsx';
import { startTheme } from './workspace/theme.ts';

startTheme();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const loadConsole = () => import('./console.tsx');
const Console = lazy(loadConsole);
/** Every arrangement begins with a list, so the grid comes while somebody still types the password. */
const preload = () => void Promise.all([loadConsole(), import('./panels/kit/list/ListPanel.tsx')]).catch(() => undefined);
// Not in StrictMode: dockview lives outside React and would be made, thrown away and made again at every start of the development server.
createRoot(root).render(<Gate Console={Console} preload={preload} />);
