import { registerPanels } from '../../src/panels/matchPanel.ts';
import { registerScreens } from '../../src/panels/kit/screen/screens.ts';
import { panels } from '../../src/panels/panels.ts';
import { panelsOfResources } from '../../src/panels/resource/panels.ts';
import '../../src/main.ts';

/**
 * The console as it is, and screens that the product does not have yet, so that stories can try what a screen may have.
 */
const tried = async () => (await import('./triedScreens.tsx')).triedScreens;
await import('../../src/console.tsx');
const bundleUrl = '/bundles/:id';
// A bundle has a screen of its own; here it is one that is made from its definition.
registerPanels([
  ...panels.filter(({ url }) => url !== bundleUrl),
  ...panelsOfResources([]).filter(({ url }) => url === bundleUrl),
]);
registerScreens(async () => ({
  customers: async () => (await tried()).customer,
  bundles: async () => (await tried()).bundle,
}));
