type Person = { readonly anrede?: string | null | undefined; readonly nachname?: string | null | undefined };

/** How a mail begins: by name where we know whether it is Frau or Herr, otherwise without. */
export function greetingFor({ anrede, nachname }: Person): string {
  return (anrede === 'Frau' || anrede === 'Herr') && nachname ? `Guten Tag ${anrede} ${nachname}` : 'Guten Tag';
}

/** The same for a contact of whom only the name as somebody typed it is known. */
export function greetingForContact(contact: string | null | undefined): string {
  const [, anrede, nachname] = /^(Frau|Herr)\s+(?:.*\s)?(\S+)$/.exec(contact?.trim() ?? '') ?? [];
  return greetingFor({ anrede, nachname });
}
