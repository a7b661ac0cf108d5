import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks, compileHints, startWithPage } from './viteChunks.ts';
import { bareIcons } from './viteIcons.ts';

// The server names the builds that it makes; any other has no name, and nobody compares it.
process.env.VITE_BUILD ??= '';

export default defineConfig({
  plugins: [react(), tailwindcss(), bareIcons, compileHints, startWithPage],
  // One style sheet: each that comes later makes the browser style everything in the page anew.
  build: {
    outDir: 'dist',
    manifest: true,
    cssCodeSplit: false,
    target: 'es2024',
    sourcemap: false,
    chunkSizeWarningLimit: 1600,
    // Every browser of that target knows it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', push: 'src/push/pushWorker.ts' },
      output: {
        codeSplitting: { groups: chunks },
        // A browser knows the worker by its address, and lets it serve what lies below.
        entryFileNames: ({ name }) => (name === 'push' ? 'push.js' : 'assets/[name]-[hash].js'),
      },
      // The definitions of the first rows come with them, whichever noun asks for its own.
      checks: { ineffectiveDynamicImport: false },
    },
  },
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
});
