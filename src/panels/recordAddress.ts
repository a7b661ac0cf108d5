const slash = '(?:%2F|/)';
const byIri = new RegExp(`^/([A-Za-z_]+)/${slash}api${slash}\\1${slash}(\\d+)(?=[/?]|$)`, 'i');

/**
 * The address of a record by its number, also when it was written with the record's whole (encoded) IRI, so that each
 * record has one address.
 */
export function recordAddress(url: string): string {
  return url.replace(byIri, '/$1/$2');
}
