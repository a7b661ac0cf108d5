import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const repo = fileURLToPath(new URL('../..', import.meta.url));

/** The page that shows every control in every state, for eyes and for axe. */
export default defineConfig({
  root: here,
  cacheDir: `${repo}/node_modules/.cache/gallery`,
  plugins: [react(), tailwindcss()],
  server: { host: '127.0.0.1', port: 5199, strictPort: true, fs: { allow: [repo] } },
  build: { outDir: `${repo}/node_modules/.cache/gallery-dist`, emptyOutDir: true },
});
