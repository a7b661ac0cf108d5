/** What the tests use of the IMAP server; it brings no types. */
declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  type Folder = { readonly messages: readonly { readonly flags: readonly string[] }[] };
  type ImapServer = {
    readonly server: Server;
    readonly folderCache: Readonly<Record<string, Folder | undefined>>;
    listen(port: number, done: () => void): void;
    close(done: () => void): void;
    appendMessage(folder: string, flags: readonly string[], date: Date | false, raw: string): void;
  };
  export default function hoodiecrow(options: {
    readonly storage: Readonly<Record<string, { readonly messages: readonly string[] }>>;
  }): ImapServer;
}
