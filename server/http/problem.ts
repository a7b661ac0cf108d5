/** What may stand in a problem document beside its standard members, for example `violations` or `current`. */
export type ProblemExtra = Readonly<Record<string, unknown>>;
export type ProblemOptions = { readonly extra?: ProblemExtra; readonly headers?: Readonly<Record<string, string>> };

/** A refusal that the caller gets to read: RFC 9457 with the hydra names of the same things. */
export class Problem extends Error {
  readonly status: number;
  readonly detail: string;
  readonly extra: ProblemExtra;
  readonly headers: Readonly<Record<string, string>>;
  constructor(status: number, detail: string, { extra = {}, headers = {} }: ProblemOptions = {}) {
    super(detail);
    this.status = status;
    this.detail = detail;
    this.extra = extra;
    this.headers = headers;
  }
}

/** A refusal to throw; `detail` is one German sentence for the person at the screen. */
export function problem(status: number, detail: string, options?: ProblemOptions): Problem {
  return new Problem(status, detail, options);
}

export const problemType = 'application/problem+json; charset=utf-8';

/** The document of a refusal as it goes over the wire. */
export function problemDocument({
  status,
  detail,
  extra,
}: Pick<Problem, 'status' | 'detail' | 'extra'>): Record<string, unknown> {
  const title = titles[status] ?? (status < 500 ? 'Die Anfrage wurde abgelehnt' : 'Interner Fehler');
  return {
    '@context': '/api/contexts/Error',
    '@type': 'hydra:Error',
    type: 'about:blank',
    title,
    status,
    detail,
    'hydra:title': title,
    'hydra:description': detail,
    ...extra,
  };
}

const titles: Readonly<Record<number, string>> = {
  400: 'Ungültige Anfrage',
  401: 'Nicht angemeldet',
  403: 'Keine Berechtigung',
  404: 'Nicht gefunden',
  405: 'Methode nicht erlaubt',
  406: 'Kein passendes Format',
  408: 'Zu langsam',
  409: 'Konflikt',
  412: 'Inzwischen geändert',
  413: 'Zu groß',
  414: 'Adresse zu lang',
  415: 'Format nicht unterstützt',
  421: 'Falscher Name',
  422: 'Eingaben unvollständig oder falsch',
  429: 'Bitte kurz warten',
  500: 'Interner Fehler',
  503: 'Zurzeit nicht verfügbar',
  507: 'Kein Platz',
};
