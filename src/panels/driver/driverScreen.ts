import { driverCommands } from '../../commands/driver/driver.ts';
import { tools } from '../../commands/tools.ts';
import { driverDocumentTypes } from '../../domain/driver/choices/driverDocumentTypes.ts';
import type { driver } from '../../domain/driver/driver.ts';
import { driverAbsence } from '../../domain/driver/driverAbsence.ts';
import { registerRetentionDialogs } from '../retention/retentionDialogs.ts';
import { holdsTab } from '../retention/holdsTab.ts';
import { related } from '../kit/related/related.ts';
import { latePart } from '../kit/latePart.tsx';
import { extendResource } from '../kit/screen/extendResource.ts';
import { AbsenceNote } from './AbsenceNote.tsx';
import { ActivateButton } from './ActivateButton.tsx';
import type { TabProps } from './driverTab.ts';

const absences = related({
  resource: driverAbsence,
  by: 'driver',
  columns: ['from', 'until', 'reason'],
  sort: '-from',
  create: 'atTop',
  emptyText: 'Keine Abwesenheit eingetragen.',
});

const StatisticsTab = latePart<TabProps>(async () => (await import('./StatisticsTab.tsx')).StatisticsTab);
const RegistrationTab = latePart<TabProps>(async () => (await import('./RegistrationTab.tsx')).RegistrationTab);
const DocumentsTab = latePart<TabProps>(async () => (await import('./DocumentsTab.tsx')).DocumentsTab);
const AgreementTab = latePart<TabProps>(async () => (await import('./AgreementTab.tsx')).AgreementTab);
const FilesTab = latePart<TabProps>(async () => (await import('./FilesTab.tsx')).FilesTab);

registerRetentionDialogs();

/** A driver with what he drove, how he registered, his papers, and the days on which he is away. */
export const driverScreen = extendResource<typeof driver>('drivers', {
  commands: driverCommands,
  firstTab: 'Allgemein',
  tabs: [
    { key: 'statistik', label: 'Statistik', content: StatisticsTab },
    { key: 'registrierung', label: 'Registrierungsdaten', content: RegistrationTab },
    {
      key: 'dokumente',
      label: 'Dokumente',
      content: DocumentsTab,
      count: ({ documentTypes }) =>
        `${String(documentTypes?.length ?? 0)} von ${String(driverDocumentTypes.items.length)}`,
    },
    { key: 'vereinbarung', label: 'Vereinbarung', content: AgreementTab },
    { key: 'aws', label: 'AWS-Dateien', content: FilesTab },
    { key: 'abwesenheiten', label: 'Abwesenheiten', list: absences, area: 'disposition' },
    holdsTab('driver'),
  ],
  badges: AbsenceNote,
  actions: ActivateButton,
  tellSaved: (saved) => {
    tools().notify.success('Erfolgreich bearbeitet', { detail: saved.name ?? '' });
    if (!saved.gruppe) tools().notify.warning('Für den Fahrer wurde keine Gruppe ausgewählt');
  },
  failedText: (reason) => `Error: ${reason}`,
});
