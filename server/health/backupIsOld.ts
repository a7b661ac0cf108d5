import { companyZone, formatInstant } from '../../src/domain/time/zone.ts';
import { backupNote, isBackupOld } from '../backup/backupNote.ts';
import type { Warning } from './health.ts';
import type { WarningCheck } from './warningCheck.ts';

/** Tells that the backups that are made by themselves are not made any more, how old the last one is, and why. */
export const backupIsOld: WarningCheck = async ({ database, settings, now }): Promise<Warning | undefined> => {
  if (settings.backupTime === null) return undefined;
  const note = await backupNote(database.pool, now);
  if (note.failed === null && !isBackupOld(note, now)) return undefined;
  const last =
    note.last === null
      ? 'Es gibt noch keine Sicherung'
      : `Die letzte Sicherung ist vom ${formatInstant(note.last.at, companyZone)}`;
  const said = (why: string) =>
    note.failed === null
      ? `${last}; bitte das Protokoll von Leitstand ansehen.`
      : `${last}, die nächste ist gescheitert${why}`;
  return {
    code: 'backup',
    title: note.last === null ? 'Keine Sicherung' : 'Sicherung veraltet',
    message: said(`: ${note.failed?.reason ?? ''}`),
    openly: said('; der Grund steht im Protokoll von Leitstand.'),
  };
};
