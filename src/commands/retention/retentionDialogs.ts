import type { Iri } from '../../domain/define/field.ts';

/** Whom somebody asks about: a driver, an account, or whoever has an e-mail address. */
export type PersonAsked = { readonly driver: Iri } | { readonly user: Iri } | { readonly email: string };

/** The dialog about what is kept of a person; without one it asks for an e-mail address first. */
export type RetentionDialogs = {
  readonly 'retention.person': { readonly of?: PersonAsked; readonly name?: string };
};
