import { messageOf } from '../../api/apiErrors.ts';
import { changeAll } from '../../api/records/bulkChange.ts';
import type { AnyEntity } from '../../api/records/entities.ts';
import { remove } from '../../api/records/mutations.ts';
import { standardOperations } from '../../domain/define/bulk.ts';
import type { Noun } from '../../domain/define/noun.ts';
import { ask } from '../../domain/define/verdict.ts';
import { confirmText } from '../../domain/question/confirmText.ts';
import { nameIn } from './recordNames.ts';
import type { Tools } from '../tools.ts';
import { withProgress } from '../work.ts';

const maxNamed = 5;

/** Deletes a record after asking, because nothing brings it back; true when it is gone. */
export async function deleteRecord(
  resource: Noun,
  entity: AnyEntity,
  tools: Tools,
  said = `${resource.title.one} gelöscht`,
): Promise<boolean> {
  const name = nameIn(resource, entity);
  const answer = await tools.ask({
    ...ask(confirmText('deleteRecord', { name }), { danger: true }),
    title: `${resource.title.one} löschen`,
    confirm: 'Löschen',
  });
  if (answer === null) return false;
  try {
    await removeAsSeen(entity);
  } catch (error) {
    tools.notify.error(`${resource.title.one} wurde nicht gelöscht`, { detail: messageOf(error) });
    return false;
  }
  tools.notify.success(said, { detail: name });
  return true;
}

/** Deletes several records after one question for all of them; what could not be deleted is told by name. */
export async function deleteRecords(resource: Noun, entities: readonly AnyEntity[], tools: Tools): Promise<void> {
  const [only] = entities;
  if (!only) return;
  if (entities.length === 1) return void (await deleteRecord(resource, only, tools));
  const many = resource.title.rows ?? resource.title.many;
  const counted = `${entities.length.toLocaleString('de-DE')} ${many}`;
  const question = `${namesIn(resource, entities)} löschen?`;
  if (
    (await tools.ask({ ...ask(question, { danger: true }), title: `${counted} löschen`, confirm: 'Löschen' })) === null
  )
    return;
  const { done, left, rows } = await withProgress<AnyEntity>(`${counted} löschen`, (options) =>
    changeAll(resource, entities, { operation: standardOperations.delete, changes: () => ({}) }, options),
  );
  if (done > 0) tools.notify.success(`${many} gelöscht: ${done.toLocaleString('de-DE')}`);
  const failed = rows.find((it) => it.state === 'failed');
  if (left.length > 0)
    tools.notify.warning(
      `Nicht gelöscht: ${namesIn(resource, left)}`,
      failed ? { detail: messageOf(failed.error) } : {},
    );
}

async function removeAsSeen(entity: AnyEntity): Promise<void> {
  await remove(entity['@id'], { ...(entity.version > 0 && { version: entity.version }) });
}

/** The first few by name, the others counted. */
function namesIn(resource: Noun, entities: readonly AnyEntity[]): string {
  const named = entities
    .slice(0, maxNamed)
    .map((it) => `„${nameIn(resource, it)}“`)
    .join(', ');
  const others = entities.length - maxNamed;
  return others > 0 ? `${named} und ${others.toLocaleString('de-DE')} weitere` : named;
}
