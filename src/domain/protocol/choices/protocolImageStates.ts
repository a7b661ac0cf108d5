import { choices } from '../../choices/choices.ts';

/** Used by protocol_images.state. */
export const protocolImageStates = choices('Zustand der Standardbilder', [
  { key: 'STARTED', label: 'Abholung', prefix: 'submitter_' },
  { key: 'SUBMITTED', label: 'Zustellung', prefix: 'receiver_' },
]);
