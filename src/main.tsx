import './styles/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Gate } from './workspace/Gate.tsx';
import { startTheme } from './workspace/theme.ts';

startTheme();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const loadConsole = () => import('./console.tsx');
createRoot(root).render(
  <StrictMode>
    <Gate loadConsole={loadConsole} />
  </StrictMode>,
);
