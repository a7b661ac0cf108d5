import './nodeGuard.mjs';
import type { Leitstand } from './leitstand.ts';

const { createServer } = await import('vite');
const { serve } = await import('./serve.ts');
const { projectDir } = await import('./projectFiles.ts');

/** Puts Vite in front: it serves the console with hot replacement, everything of the API goes on to the app. */
async function putViteInFront({ app, door }: Leitstand): Promise<() => Promise<void>> {
  const vite = await createServer({
    root: projectDir,
    appType: 'spa',
    server: { middlewareMode: true, ws: { server: door.server }, watch: { ignored: ['**/dist/**'] } },
  });
  door.open((request, response) => {
    if (/^\/(api|authentication_token|metrics)([/?]|$)/.test(request.url ?? '/')) app.routing(request, response);
    else vite.middlewares(request, response);
  });
  return () => vite.close();
}

await serve(async () => null, putViteInFront);
