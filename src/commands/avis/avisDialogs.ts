type OfAvis = { readonly iris: readonly string[] };

/** The dialogs of avis, with the avis they are about. */
export type AvisDialogs = {
  /** `userNotes`: what is to be noted in the log with the next save. */
  readonly 'avis.edit': OfAvis & { readonly userNotes?: string };
  readonly 'avis.editMany': OfAvis;
  readonly 'avis.mail': OfAvis;
  readonly 'avis.link': OfAvis;
  readonly 'avis.join': OfAvis;
};
