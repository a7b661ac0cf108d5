import { readEntity } from '../../../api/records/entities.ts';
import { contract } from '../../../domain/contract/contract.ts';
import { protocol } from '../../../domain/protocol/protocol.ts';
import { definePanel } from '../../definePanel.ts';
import { picturesName } from '../record/protocolName.ts';

/** The pictures of a protocol and what was found on the ride; stands beside the protocol and follows its channel. */
export const protocolPicturesPanel = definePanel({
  url: '/protocols/:id/pictures',
  title: ({ id }) => picturesName(readEntity(protocol, `/api/protocols/${id ?? ''}`)) ?? 'Bilder',
  icon: 'images',
  area: 'protocols',
  of: [protocol, contract],
  load: () => import('./ProtocolPicturesPanel.tsx'),
});
