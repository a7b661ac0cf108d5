const slash = '(?:%2F|/)';
const byIri = new RegExp(`^/([A-Za-z_]+)/${slash}api${slash}\\1${slash}(\\d+)(?=[/?]|$)`, 'i');
const byTab = /^(\/[A-Za-z_]+\/\d+)\/(\d{1,2})(?:\?|$)/;

/**
 * The address of a record by its number, also when it was written with the record's whole (encoded) IRI or with the
 * number of a tab behind it, so that each record has one address.
 */
export function recordAddress(url: string): string {
  return url.replace(byIri, '/$1/$2').replace(byTab, '$1?tab=$2&').replace(/&$/, '');
}
