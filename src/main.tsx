import './styles/app.css';
import { lazy, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Gate } from './workspace/Gate.tsx';
import { startTheme } from './workspace/theme.ts';

startTheme();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const loadConsole = () => import('./console.tsx');
const Console = lazy(loadConsole);
const preload = () => void loadConsole().catch(() => undefined);
createRoot(root).render(
  <StrictMode>
    <Gate Console={Console} preload={preload} />
  </StrictMode>,
);
