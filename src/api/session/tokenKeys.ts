/** Where every window of the browser finds the tokens of a login. */
export const tokenKeys = { access: 'token', refresh: 'refresh_token', until: 'token_until' } as const;

/** Whether somebody is signed in on this browser, as far as it knows. */
export function hasTokens(): boolean {
  return localStorage.getItem(tokenKeys.refresh) !== null;
}
