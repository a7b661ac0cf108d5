type Person = Readonly<Record<string, unknown>>;

/** How a mail begins: by name where we know whether it is Frau or Herr, otherwise without. */
export function greetingFor({ anrede, nachname }: Person): string {
  const isNamed = (anrede === 'Frau' || anrede === 'Herr') && typeof nachname === 'string' && nachname !== '';
  return isNamed ? `Guten Tag ${anrede} ${nachname}` : 'Guten Tag';
}

/** The same for a contact of whom only the name as somebody typed it is known. */
export function greetingForContact(contact: unknown): string {
  const [, anrede, nachname] = /^(Frau|Herr)\s+(?:.*\s)?(\S+)$/.exec(typeof contact === 'string' ? contact.trim() : '') ?? [];
  return greetingFor({ anrede, nachname });
}
