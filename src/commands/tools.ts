import type { Role } from '../domain/access/roles.ts';
import type { Ask } from '../domain/define/verdict.ts';
import type { DialogId, Dialogs } from './dialogs.ts';

export type Where = 'here' | 'beside' | 'tab' | 'window';

/** Mails that wait in the house as long as their cause can be taken back, and the way to let them go at once. */
export type HeldMails = { readonly count: number; readonly sendNow: () => Promise<void> };

/** What a running command may use of the console around it; the workspace provides it. */
export type Tools = {
  /** Brings the panel of the address to the front, opening it when it is not there. */
  open(url: string, where?: Where): void;
  /**
   * Asks a question of a rule; answers the boxes ticked and the key of `other` where that way was taken, or null when
   * the person declined. `isFinal` where nothing takes it back.
   */
  ask<const Box extends string = never, const Other extends string = never>(
    question: Ask<Box> & {
      title?: string;
      confirm?: string;
      other?: { key: Other; label: string };
      isFinal?: boolean;
    },
  ): Promise<Ticked<Box | Other> | null>;
  /** Opens a dialog that a panel registered, with what it asks for. */
  dialog<Id extends DialogId>(id: Id, props: Dialogs[Id]): void;
  notify: {
    success(text: string, more?: { detail?: string; undo?: () => Promise<void>; held?: HeldMails }): void;
    warning(text: string, more?: { detail?: string }): void;
    error(text: string, more?: { detail?: string }): void;
    info(text: string, more?: { detail?: string }): void;
  };
  roles(): readonly Role[];
};

/** The boxes of a question by their names, each ticked or not. */
export type Ticked<Box extends string> = { readonly [Name in Box]?: boolean };

/** Who asks and when. */
export type Facts = { readonly roles: readonly Role[]; readonly now: Date };

let provided: Tools | undefined;

/** The workspace hands in its own means once, before the first command runs. */
export function provideTools(tools: Tools): void {
  provided = tools;
}

/** The console around the caller. */
export function tools(): Tools {
  if (!provided) throw new Error('the workspace has not provided its tools yet');
  return provided;
}

/** Who asks and when, as the checks of commands want to know it. */
export function factsNow(): Facts {
  return { roles: tools().roles(), now: new Date() };
}
