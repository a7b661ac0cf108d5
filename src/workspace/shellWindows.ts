import type { ChannelNumber } from '../commands/selection.ts';

type Message =
  | { readonly kind: 'channel'; readonly channel: ChannelNumber; readonly iri: string }
  /** A further window is there or goes, or somebody asks which are there. */
  | { readonly kind: 'window'; readonly is: 'open' | 'closed'; readonly name: string }
  | { readonly kind: 'whoIsThere' };

const channel = new BroadcastChannel('leitstand-shell');

/** What the shells of several windows of one browser tell each other beyond data, session and settings. */
export const shellWindows = {
  tell: (message: Message): void => channel.postMessage(message),
  hear: (heard: (message: Message) => void): (() => void) => {
    const listener = (event: MessageEvent<Message>) => heard(event.data);
    channel.addEventListener('message', listener);
    return () => channel.removeEventListener('message', listener);
  },
};
