import { messageOf } from '../../api/apiErrors.ts';
import { call } from '../../api/call.ts';
import type { Entity } from '../../api/records/entities.ts';
import { refetchLists } from '../../api/records/listUpkeep.ts';
import { driverConfirmTexts } from '../../domain/driver/choices/driverConfirmTexts.ts';
import type { KeyOf } from '../../domain/choices/choices.ts';
import { activateDriver, createTestContract } from '../../domain/driver/driverCalls.ts';
import { missingDocuments } from '../../domain/driver/completeness.ts';
import { driver } from '../../domain/driver/driver.ts';
import { ask } from '../../domain/define/verdict.ts';
import { filledText } from '../../domain/question/filledText.ts';
import type { Tools } from '../tools.ts';

type Driver = Entity<typeof driver>;
const welcome = { key: 'sendWelcomeMail', label: 'Willkommensmail senden' };
const trial = { key: 'createTestContract', label: 'Testauftrag anlegen' };

/** What is asked about drivers, with what it is about filled in. */
function text(key: KeyOf<typeof driverConfirmTexts>, values: Readonly<Record<string, string>> = {}): string {
  return filledText(driverConfirmTexts.items.find((it) => it.key === key)?.text ?? '', values);
}

/** Lets an applicant become a driver, after saying what is still missing (R75). */
export async function activate([chosen]: readonly Driver[], tools: Tools): Promise<void> {
  if (!chosen) return;
  const missing = missingDocuments(chosen.documentTypes ?? []);
  const question = [
    text('activateDriver', { driver: chosen.name ?? '' }),
    chosen.gruppe ? '' : `${text('driverNoGroup')}.`,
    missing.length === 0 ? '' : `Fehlende Pflichtdokumente: ${missing.join(', ')}. Trotzdem aktivieren?`,
  ];
  const wishes = await tools.ask({
    ...ask(question.filter(Boolean).join('\n'), {
      options: [
        { ...welcome, note: chosen.email ?? '', preset: true },
        { ...trial, preset: true },
      ],
      danger: missing.length > 0,
    }),
    title: 'Nutzer aktivieren',
    confirm: 'Aktivieren',
  });
  if (!wishes) return;
  try {
    const { username, password, auftragsnummer } = await call(activateDriver, { id: chosen['@id'], ...wishes });
    refetchLists(driver.path);
    tools.notify.success('Nutzer aktiviert', { detail: chosen.name ?? '' });
    if (auftragsnummer !== null) tools.notify.success('Testauftrag erstellt', { detail: auftragsnummer });
    if (password !== null) tools.dialog('driver.password', { name: chosen.name ?? '', username, password });
  } catch (error) {
    tools.notify.error(`Error: ${messageOf(error)}`);
  }
}

/** Makes a contract to practise with for somebody who drives already (R12). */
export async function makeTestContract([chosen]: readonly Driver[], tools: Tools): Promise<void> {
  if (!chosen) return;
  const wishes = await tools.ask({
    ...ask(text('createTestContract', { driver: chosen.name ?? '' }), {
      options: [{ ...welcome, note: chosen.email ?? '', preset: false }],
    }),
    title: 'Testauftrag anlegen',
    confirm: 'Anlegen',
  });
  if (!wishes) return;
  try {
    const made = await call(createTestContract, { id: chosen['@id'], createTestContract: true, ...wishes });
    tools.notify.success('Testauftrag erstellt', { detail: made.auftragsnummer ?? '' });
  } catch (error) {
    tools.notify.error(`Error: ${messageOf(error)}`);
  }
}
