import type { ComponentType } from 'react';

/** How a picture is sent, and how one hears of it. */
export type Sending = { readonly signal: AbortSignal; readonly onProgress: (part: number) => void };

/** What an editor needs to show pictures in its text; where they lie is not its business. */
export type PictureTools = {
  /** Draws a stored picture by the address under which the text names it. */
  readonly View: ComponentType<{ readonly address: string; readonly alt: string }>;
  /** The address under which a text names the picture that stands at this one; undefined of a foreign one. */
  addressOf(source: string): string | undefined;
  /** What can be said against a file without sending it. */
  problemOf(file: File): string | undefined;
  /** Stores a picture; answers its address, or fails with the words for who sent it. */
  send(file: File, sending: Sending): Promise<string>;
  /** The words in which sending failed. */
  reasonOf(error: unknown): string;
  /** The kinds of files to choose from. */
  readonly accept: string;
};
