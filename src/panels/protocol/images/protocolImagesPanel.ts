import { protocolImage } from '../../../domain/lookup/protocolImage.ts';
import { definePanel } from '../../definePanel.ts';

/** The standard pictures of both handovers, put in order by hand. */
export const protocolImagesPanel = definePanel({
  url: '/protocolImages',
  title: () => 'Protokollbilder',
  icon: 'image',
  area: 'settings',
  of: [protocolImage],
  load: () => import('./ProtocolImagesPanel.tsx'),
});
