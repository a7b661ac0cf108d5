import { readEntity } from '../../../api/records/entities.ts';
import { protocol } from '../../../domain/protocol/protocol.ts';
import { definePanel } from '../../definePanel.ts';
import { loadScreen } from '../../kit/screen/screens.ts';
import { protocolName } from './protocolName.ts';

/** The post-processing of a protocol. */
export const protocolPanel = definePanel({
  url: '/protocols/:id',
  title: ({ id }) => protocolName(readEntity(protocol, `/api/protocols/${id ?? ''}`)) ?? 'Protokoll',
  icon: 'clipboard-check',
  area: 'protocols',
  of: [protocol],
  load: async () => (await Promise.all([import('./ProtocolPanel.tsx'), loadScreen(protocol.path)]))[0],
});
