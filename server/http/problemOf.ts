import { z } from 'zod';
import { BadFilter } from '../storage/askedFilter.ts';
import { isLostConnection } from '../storage/lostConnection.ts';
import { NotPrinted } from '../pdf/print.ts';
import { RouteFailure } from '../routing/directions.ts';
import {
  Conflict,
  Forbidden,
  Invalid,
  NotFound,
  NotSignedIn,
  Stale,
  TooLarge,
  TooOften,
  Unavailable,
} from '../storage/refusals.ts';
import { fileTexts } from '../../src/domain/file/storedFile.ts';
import { AlteredFile } from '../files/soundContent.ts';
import { Refused } from '../files/pictures/refused.ts';
import { StoreAway, StoreFull } from '../files/store/fileStore.ts';
import { violationsOf } from '../write/checkedInput.ts';
import { Problem, problem } from './problem.ts';

const details: Readonly<Record<number, string>> = {
  400: 'Die Anfrage ist nicht lesbar.',
  401: 'Bitte melden Sie sich an.',
  404: 'Diese Adresse gibt es nicht.',
  413: 'Der Inhalt der Anfrage ist zu groß.',
  414: 'Die Adresse ist zu lang.',
  415: 'Dieses Format nimmt der Server nicht an; erwartet wird JSON.',
  429: 'Zu viele Anfragen; bitte kurz warten.',
  503: 'Der Server ist überlastet; bitte gleich noch einmal versuchen.',
};

/** What the database refused, in words for the caller; anything not listed stays an internal error. */
const databaseProblems: Readonly<Record<string, readonly [status: number, detail: string]>> = {
  '23505': [409, 'Diesen Eintrag gibt es bereits.'],
  '23503': [409, 'Der Datensatz wird noch verwendet oder bezieht sich auf einen, den es nicht gibt.'],
  '22001': [422, 'Eine Eingabe ist zu lang.'],
  '22003': [422, 'Eine Zahl ist zu groß.'],
  '22008': [422, 'Ein Datum oder eine Uhrzeit liegt außerhalb des Möglichen.'],
  '22009': [422, 'Ein Datum oder eine Uhrzeit liegt außerhalb des Möglichen.'],
  '22P02': [400, 'Die Anfrage enthält einen Wert, der nicht gespeichert werden kann.'],
  '22021': [400, 'Die Anfrage enthält ein Zeichen, das nicht gespeichert werden kann.'],
  '22P05': [400, 'Die Anfrage enthält ein Zeichen, das nicht gespeichert werden kann.'],
  '40001': [503, 'Der Server ist gerade stark beschäftigt; bitte gleich noch einmal versuchen.'],
  '40P01': [503, 'Der Server ist gerade stark beschäftigt; bitte gleich noch einmal versuchen.'],
  '53100': [503, 'Der Datenträger der Datenbank ist voll.'],
  '53300': [503, 'Die Datenbank nimmt gerade keine Verbindung an.'],
  '55P03': [503, 'Der Datensatz ist gerade gesperrt; bitte gleich noch einmal versuchen.'],
  '57014': [503, 'Die Abfrage hat zu lange gedauert; bitte grenzen Sie sie ein.'],
  '25006': [503, 'Die Datenbank nimmt gerade nur Abfragen an.'],
  '53200': [503, 'Der Datenbank fehlt gerade Speicher; bitte gleich noch einmal versuchen.'],
};

/**
 * The problem document's content for whatever was thrown, or undefined for a fault of ours that nobody outside may
 * read.
 */
export function problemOf(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  if (error instanceof BadFilter) return problem(400, error.message);
  if (error instanceof NotFound) return problem(404, error.message);
  if (error instanceof Stale) return problem(412, error.message);
  if (error instanceof Invalid) return problem(422, error.message, { extra: { violations: error.violations } });
  if (error instanceof AlteredFile) return problem(500, error.message);
  if (error instanceof Conflict) return problem(409, error.message);
  if (error instanceof Forbidden) return problem(403, error.message || 'Ihre Rolle erlaubt das nicht.');
  if (error instanceof NotSignedIn) return problem(401, error.message);
  if (error instanceof TooLarge) return problem(413, error.message);
  if (error instanceof TooOften)
    return problem(429, error.message, { headers: { 'retry-after': String(error.seconds) } });
  if (error instanceof Unavailable)
    return problem(503, error.message, { extra: { reason: error.message }, headers: unavailable });
  if (error instanceof Refused)
    return problem(422, error.message, { extra: { violations: [{ propertyPath: 'file', message: error.message }] } });
  if (error instanceof StoreFull) return problem(507, fileTexts.full);
  if (error instanceof StoreAway) return problem(503, fileTexts.away, { headers: { 'retry-after': '30' } });
  if (error instanceof NotPrinted) return problem(503, error.message, { headers: { 'retry-after': '10' } });
  if (error instanceof RouteFailure) return problem(503, error.message, { headers: { 'retry-after': '30' } });
  if (error instanceof z.ZodError) return violationsProblem(error);
  return databaseProblem(error) ?? frameworkProblem(error);
}

const unavailable = { 'retry-after': '2', 'cache-control': 'no-store' };

function violationsProblem(error: z.ZodError): Problem {
  const violations = violationsOf(error);
  return problem(422, violations.map((it) => it.message).join(' '), { extra: { violations } });
}

function databaseProblem(error: unknown): Problem | undefined {
  if (isLostConnection(error))
    return problem(503, 'Die Datenbank ist gerade nicht erreichbar; bitte gleich noch einmal versuchen.');
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const found = databaseProblems[codeOf(cause)];
    if (found) return problem(found[0], found[1]);
  }
  return undefined;
}

/** Fastify and its plugins mark what the caller did wrong by a status below 500. */
function frameworkProblem(error: unknown): Problem | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  const status = Number(error.statusCode);
  if (codeOf(error) === 'FST_ERR_MAX_PARAM_LENGTH') return problem(414, details[414] ?? '');
  if ((status < 400 || status >= 500) && status !== 503) return undefined;
  return problem(status, details[status] ?? 'Die Anfrage wurde abgelehnt.');
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
