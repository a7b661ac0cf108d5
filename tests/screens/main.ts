import { registerScreens } from '../../src/panels/kit/screen/screens.ts';
import '../../src/main.tsx';

/** The console as it is, and screens that the product does not have yet, so that stories can try what a screen may have. */
const tried = async () => (await import('./triedScreens.tsx')).triedScreens;
await import('../../src/console.tsx');
registerScreens(async () => ({
  customers: async () => (await tried()).customer,
  bundles: async () => (await tried()).bundle,
}));
