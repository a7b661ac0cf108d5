const form = /^[^\s@;,]+@[^\s@;,]+\.[^\s@;,]+$/;

/** Whether a text can be one mail address; lists of several are taken apart before. */
export function isMailAddress(text: string): boolean {
  return form.test(text);
}
