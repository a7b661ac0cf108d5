import { keepIntake } from '../../api/intake.ts';
import { tools } from '../../commands/tools.ts';
import { mayWrite } from '../../domain/access/matrix.ts';
import { intakeLimits } from '../../domain/intake/source.ts';
import { intakeUrl } from './intakeUrl.ts';

const mostAtOnce = 5;

/** Whether a file belongs here by its name; what it is the server decides by its content. */
export function isIntakeFile({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return /\.(?:pdf|eml|msg|txt|html?)$/iu.test(name) || type === 'application/pdf' || type === 'message/rfc822';
}

/** Opens each dropped file beside what was recognised in it. */
export async function openIntake(files: readonly File[]): Promise<void> {
  const { notify, open, roles } = tools();
  if (files.length === 0) return;
  if (!mayWrite(roles(), 'contracts')) return notify.warning('Aufträge anlegen darf Ihre Rolle nicht.');
  if (files.every((it) => /\.xlsx$/iu.test(it.name)))
    return notify.info('Excel-Dateien mit Aufträgen gehören unter „Importieren“.');
  const [taken, left] = [files.slice(0, mostAtOnce), files.length - mostAtOnce];
  if (left > 0) notify.info(`Die ersten ${String(mostAtOnce)} von ${String(files.length)} Dateien geöffnet`);
  for (const file of taken) {
    const bytes = await file.arrayBuffer().catch(() => undefined);
    if (bytes === undefined) notify.error(`„${file.name}“ lässt sich nicht lesen; ein Ordner ist keine Datei.`);
    else if (bytes.byteLength > intakeLimits.bytes)
      notify.error(`„${file.name}“ hat mehr als ${String(intakeLimits.bytes / 1024 / 1024)} MB.`);
    else open(intakeUrl(await keepIntake(new File([bytes], file.name, { type: file.type }))), 'tab');
  }
}

/** Text that was pasted, as a file that says so. */
export function pastedIntake(text: string): File {
  return new File([text], 'Eingefügter Text.txt', { type: 'text/plain' });
}
