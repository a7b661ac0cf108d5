/** What is sent of a protocol: U2, U3, U4, ahead of the check, and what is asked of its driver. */
export const protocolTemplates = ['M09', 'M10', 'M11', 'M12', 'M19'] as const;

/** Whether a mail tells of a protocol; what fails with it is named so (document 3, section 8). */
export function isProtocolMail({ template }: { readonly template?: string | null | undefined }): boolean {
  return protocolTemplates.some((it) => it === template);
}
