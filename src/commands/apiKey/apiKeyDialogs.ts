/** The dialog that shows a key this once. */
export type ApiKeyDialogs = { readonly 'apiKey.issued': { readonly name: string; readonly value: string } };
