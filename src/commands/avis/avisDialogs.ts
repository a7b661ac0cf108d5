type OfAvis = { readonly iris: readonly string[] };

/** The dialogs of avis, with the avis they are about. */
export type AvisDialogs = {
  readonly 'avis.edit': OfAvis;
  readonly 'avis.editMany': OfAvis;
  readonly 'avis.mail': OfAvis;
  readonly 'avis.link': OfAvis;
  readonly 'avis.join': OfAvis;
};
