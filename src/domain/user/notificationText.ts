/** What stands around a value in the texts and goes with it. */
const around = [', {} Uhr', ' für den {}', ' am {}', ': {}', '{}'];

/**
 * The text of a message with what it is about; what nobody named is left out together with the sign or word that
 * belongs to it, and a single day is one.
 */
export function notificationText(body: string, values: Readonly<Record<string, string>>): string {
  const filled = Object.entries(values).reduce(
    (text, [name, value]) =>
      value === ''
        ? around.reduce((rest, it) => rest.replaceAll(it.replace('{}', `{${name}}`), ''), text)
        : text.replaceAll(`{${name}}`, value),
    body,
  );
  return filled.replace(/\b1 Werktagen\b/, '1 Werktag');
}
