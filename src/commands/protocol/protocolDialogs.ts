import type { Entity } from '../../api/records/entities.ts';
import type { protocol } from '../../domain/protocol/protocol.ts';

/** The dialogs of protocols. */
export type ProtocolDialogs = {
  /** To whom a protocol goes, written by hand. */
  readonly 'protocol.sendTo': { readonly protocol: Entity<typeof protocol> };
};
