import { messageOf } from '../../api/apiErrors.ts';
import { call } from '../../api/call.ts';
import { saveAddress } from '../../api/files.ts';
import type { Entity } from '../../api/records/entities.ts';
import { remove, update } from '../../api/records/mutations.ts';
import { tools } from '../../commands/tools.ts';
import { driver as drivers } from '../../domain/driver/driver.ts';
import { driverConfirmTexts } from '../../domain/driver/choices/driverConfirmTexts.ts';
import { addressOf } from '../../domain/define/call.ts';
import { ask } from '../../domain/define/verdict.ts';
import type { downloadDocument, requestPapers } from '../../domain/driver/driverCalls.ts';
import { driverDocument } from '../../domain/driver/driverDocument.ts';
import { isGuarded } from '../../domain/driver/guardedPaper.ts';
import { filledText } from '../../domain/question/filledText.ts';
import { formatDate } from '../../domain/time/formatDay.ts';

type Paper = Entity<typeof driverDocument>;

/** Where the paper lies is asked right then: an address that was known before may have run out. */
export async function downloadPaper({ '@id': id, name }: Paper): Promise<void> {
  try {
    const { url } = await call(addressOf<typeof downloadDocument>('GET /driver_documents/{id}/download'), { id });
    saveAddress(url, name ?? '');
    tools().notify.info('Download erfolgreich gestartet', { detail: name ?? '' });
  } catch (error) {
    tools().notify.error(`Fehler: ${messageOf(error)}`);
  }
}

/** Opens a copy that is looked at one by one. */
export function lookAtCopy({ '@id': paper }: Paper): void {
  tools().dialog('driver.copy', { paper });
}

/** Changes a paper at once; a refusal is told. */
export async function changePaper(
  { '@id': iri }: Paper,
  changes: Parameters<typeof update<typeof driverDocument>>[2],
): Promise<void> {
  try {
    await update(driverDocument, iri, changes);
  } catch (error) {
    tools().notify.error(`Error: ${messageOf(error)}`);
  }
}

/** The driver may drive again what stood on his licence when it was checked. */
export async function takeOverClasses({ driver: holder, checkedClasses }: Paper): Promise<void> {
  if (!holder) return;
  try {
    await update(drivers, holder, { klassen: checkedClasses ?? [] });
    tools().notify.success('Erfolgreich bearbeitet', { detail: `Klassen ${(checkedClasses ?? []).join(', ')}` });
  } catch (error) {
    tools().notify.error(`Error: ${messageOf(error)}`);
  }
}

/** Says that somebody has looked at a paper, or takes it back; a copy that goes with its check is looked at first. */
export function toggleChecked(paper: Paper): void {
  if (isGuarded(paper.type)) lookAtCopy(paper);
  else void changePaper(paper, { checked: !paper.checkedAt });
}

/** Asks the driver by mail for what is missing or out of date, after saying what that is. */
export async function requestPapersOf(id: string, wanted: readonly string[]): Promise<void> {
  const question = `Der Fahrer bekommt per E-Mail die Bitte, nachzureichen: ${wanted.join(', ')}.`;
  const asked = await tools().ask({
    ...ask(question),
    title: 'Beim Fahrer anfordern',
    confirm: 'Anfordern',
    isFinal: true,
  });
  if (asked === null) return;
  try {
    const { recipient } = await call(addressOf<typeof requestPapers>('POST /drivers/{id}/request_papers'), { id });
    tools().notify.success('Beim Fahrer angefordert', { detail: recipient });
  } catch (error) {
    tools().notify.error(`Fehler beim Anfordern: ${messageOf(error)}`);
  }
}

/** Deletes a paper after a question that names it. */
export async function deletePaper(paper: Paper): Promise<void> {
  const text = driverConfirmTexts.items.find((it) => it.key === 'deleteDocument')?.text ?? '';
  const answer = await tools().ask({
    ...ask(filledText(text, { name: paper.name ?? '', date: formatDate(paper.createdAt?.slice(0, 10) ?? null) }), {
      danger: true,
    }),
    title: 'Dokument löschen',
    confirm: 'Löschen',
    isFinal: true,
  });
  if (!answer) return;
  try {
    await remove(paper['@id'], { version: paper.version });
    tools().notify.success('Dokument erfolgreich gelöscht', { detail: paper.name ?? '' });
  } catch (error) {
    tools().notify.error(`Error: ${messageOf(error)}`);
  }
}
