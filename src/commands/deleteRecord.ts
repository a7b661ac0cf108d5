import { messageOf } from '../api/apiErrors.ts';
import type { Entity } from '../api/entities.ts';
import { remove } from '../api/mutations.ts';
import { confirmTexts } from '../domain/choices/confirmTexts.ts';
import type { Resource } from '../domain/define/resource.ts';
import { ask } from '../domain/define/verdict.ts';
import type { Tools } from './tools.ts';

const text = confirmTexts.items.find((it) => it.key === 'deleteRecord')?.text ?? '„{name}“ löschen?';

/** Deletes a record after asking, because nothing brings it back; true when it is gone. */
export async function deleteRecord(resource: Resource, entity: Entity, tools: Tools): Promise<boolean> {
  const name = resource.represent(entity as never);
  const answer = await tools.ask({ ...ask(text.replace('{name}', name), { danger: true }), title: `${resource.title.one} löschen`, confirm: 'Löschen' });
  if (answer === null) return false;
  try {
    await remove(entity['@id'], { ...(entity.version > 0 && { version: entity.version }) });
  } catch (error) {
    tools.notify.error(`${resource.title.one} wurde nicht gelöscht`, { detail: messageOf(error) });
    return false;
  }
  tools.notify.success(`${resource.title.one} gelöscht`, { detail: name });
  return true;
}
