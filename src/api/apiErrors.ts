import { fallbackMessageFor } from './fallbackMessages.ts';

/** One objection of the server, to be shown at the field it names. */
export type Violation = { readonly propertyPath: string; readonly message: string };
type Problem = {
  readonly title: string;
  readonly detail: string;
  readonly violations: readonly Violation[];
  readonly current: unknown;
};

/** The server answered, and the answer is no; `current` is the record as it stands now after a 412. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly violations: readonly Violation[];
  readonly current: unknown;
  /** Seconds after which the server will listen again, where it said so. */
  readonly retryAfter: number | undefined;

  constructor(status: number, problem: Problem, retryAfter?: number) {
    super(problem.detail || problem.title);
    this.status = status;
    this.title = problem.title;
    this.detail = problem.detail;
    this.violations = problem.violations;
    this.current = problem.current;
    this.retryAfter = retryAfter;
  }
}

/** Nothing came back; what was typed stays a draft and reading goes on. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';

  constructor() {
    super('Keine Verbindung zum Server');
  }
}

/** Reads a problem document, or whatever a machine in between has sent instead of one. */
export async function apiErrorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  const retryAfter = Number(response.headers.get('Retry-After'));
  return apiErrorFrom(body, { status: response.status, ...(retryAfter > 0 && { retryAfter }) });
}

/** The same for a document that is read already, as one line of a longer answer. */
export function apiErrorFrom(
  body: unknown,
  { status, retryAfter }: { readonly status: number; readonly retryAfter?: number },
): ApiError {
  const problem = isObject(body) ? body : {};
  const words = fallbackMessageFor(status);
  const detail = filledText(problem.detail) ?? filledText(problem['hydra:description']);
  // Without a sentence of its own it is no document of the server, and its heading is a machine's.
  const title = (detail && (filledText(problem.title) ?? filledText(problem['hydra:title']))) ?? words.title;
  const violations = Array.isArray(problem.violations) ? problem.violations.filter(isViolation) : [];
  return new ApiError(
    status,
    { title, detail: detail ?? words.detail, violations, current: problem.current },
    retryAfter,
  );
}

/** What the server objects to at a field, where a form of one field says it; else why nothing came of it. */
export function objectionIn(error: unknown): string {
  return (error instanceof ApiError && error.violations[0]?.message) || messageOf(error);
}

/** What a person is told about a failure, in German. */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : 'Unerwarteter Fehler';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function filledText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function isViolation(value: unknown): value is Violation {
  return isObject(value) && typeof value.propertyPath === 'string' && typeof value.message === 'string';
}
