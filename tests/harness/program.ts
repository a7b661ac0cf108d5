import { serve } from '../../server/serve.ts';

/** Leitstand as a program of its own, without the console; settings come from the environment. */
await serve(async () => null);
