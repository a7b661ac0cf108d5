/** What one window of the console tells the others of the same browser. */
export type WindowMessages = {
  /** `onPurpose`: the person has left by the menu. */
  session: { readonly signedIn: boolean; readonly onPurpose?: boolean };
  live: { readonly event: string; readonly id: string; readonly data: string };
  connection: {
    readonly state: 'connected' | 'connecting' | 'offline';
    readonly since: number;
    readonly lastEventAt: number | null;
    readonly lastEventId: string;
  };
  connectionWanted: Record<string, never>;
  serverMayBeBack: Record<string, never>;
  settings: { readonly key: string; readonly value: unknown };
  drafts: Record<string, never>;
  /** A window asks for the form with this key; the one that has it open answers. */
  formWanted: { readonly key: string };
  formHeld: { readonly key: string };
};
type Kind = keyof WindowMessages;
type Envelope = { readonly [K in Kind]: { readonly kind: K; readonly body: WindowMessages[K] } }[Kind];

const channel = new BroadcastChannel('leitstand');

/** Tells every other window of this browser; the teller does not hear it. */
export function tellWindows<K extends Kind>(kind: K, body: WindowMessages[K]): void {
  channel.postMessage({ kind, body });
}

/** Hears what other windows tell, until the returned function is called. */
export function hearWindows<K extends Kind>(kind: K, heard: (body: WindowMessages[K]) => void): () => void {
  const listener = (message: MessageEvent<Envelope>) => {
    if (message.data.kind === kind) heard(message.data.body as WindowMessages[K]);
  };
  channel.addEventListener('message', listener);
  return () => channel.removeEventListener('message', listener);
}
