/// <reference types="vite/client" />
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './gallery.css';
import { Gallery } from './Gallery.tsx';

const asked = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = asked.get('theme') === 'dark' ? 'dark' : 'light';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Gallery overlay={asked.get('open')} />
    </StrictMode>,
  );
