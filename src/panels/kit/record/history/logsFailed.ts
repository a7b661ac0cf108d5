/** What is said when a log did not come, in the words of the specification. */
export function logsFailed(message: string): string {
  return `Error: ${message}`;
}
