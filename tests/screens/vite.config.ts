import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const repo = fileURLToPath(new URL('../..', import.meta.url));

/** The console with the screens that only stories try. */
export default defineConfig({
  root: repo,
  cacheDir: `${repo}/node_modules/.cache/screens`,
  plugins: [react(), tailwindcss()],
  build: {
    outDir: `${repo}/node_modules/.cache/screens-dist`,
    emptyOutDir: true,
    cssCodeSplit: false,
    target: 'es2024',
    chunkSizeWarningLimit: 1200,
    rollupOptions: { input: `${repo}/tests/screens/index.html` },
  },
});
