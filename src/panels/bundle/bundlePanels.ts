import { readEntity } from '../../api/records/entities.ts';
import { application } from '../../domain/application/application.ts';
import { bundle } from '../../domain/bundle/bundle.ts';
import { bundleContract } from '../../domain/bundle/bundleContract.ts';
import { contract } from '../../domain/contract/contract.ts';
import { definePanel } from '../definePanel.ts';

/** A bundle: its contracts in their order, what happens between them, who would like to drive them. */
export const bundlePanel = definePanel({
  url: '/bundles/:id',
  title: ({ id }) => readEntity(bundle, `/api/bundles/${id ?? ''}`)?.bundle ?? 'Fahrtpaket',
  icon: 'package',
  area: 'disposition',
  of: [bundle, bundleContract, contract, application],
  load: () => import('./BundlePanel.tsx'),
});

/** The way of a bundle on a map and what speaks against it; stands beside the bundle and follows the same channel. */
export const bundleWayPanel = definePanel({
  url: '/bundles/:id/way',
  title: () => 'Weg und Prüfung',
  icon: 'map',
  area: 'disposition',
  of: [bundle, bundleContract, contract, application],
  load: () => import('./BundleWayPanel.tsx'),
});

/** A bundle that is put together from contracts, those of `?contracts=` first. */
export const newBundlePanel = definePanel({
  url: '/bundles/create',
  title: () => 'Neues Fahrtpaket',
  icon: 'package-plus',
  area: 'disposition',
  of: [bundle, contract],
  load: () => import('./NewBundlePanel.tsx'),
});
