import { mayFilterBy, reachOf } from '../../../src/domain/access/visible.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { listView } from '../../../src/domain/list/listView.ts';
import { resourceByPath } from '../../../src/domain/resources.ts';
import { behave, type Completed, type Intent, type Scope } from '../../write/behaviour.ts';

/** Nobody shares a view of what he may not read himself. */
function checkList({ kind, after }: Intent<typeof listView>, { actor }: Scope): Verdict<'path' | 'filter'> {
  if (kind === 'delete') return allowed;
  const resource = resourceByPath(String(after.path));
  if (!resource || reachOf(resource, actor.roles) !== 'all')
    return refused('Diese Liste gibt es für Ihre Rolle nicht.', 'path');
  const entries = Object.entries(after.filter ?? {});
  if (Array.isArray(after.filter) || !entries.every(([, values]) => isTexts(values)))
    return refused('Ein Filter ist ein Name mit einer Liste von Texten.', 'filter');
  const foreign = entries.find(([key]) => {
    const name = key.split('[', 1)[0] ?? '';
    const filter = Object.hasOwn(resource.filters, name) ? resource.filters[name] : undefined;
    return !filter || !mayFilterBy(resource, name, { filter, roles: actor.roles, known: resourceByPath });
  });
  return foreign ? refused(`Den Filter „${foreign[0]}“ gibt es für Ihre Rolle nicht.`, 'filter') : allowed;
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((it) => typeof it === 'string');
}

/** Who shares a view is its maker for good. */
function noteMaker({ kind }: Intent<typeof listView>, { actor }: Scope): Completed<typeof listView> {
  return kind === 'create' && actor.userId !== null ? { createdBy: iriOf('users', actor.userId) } : {};
}

/** What a shared view does beyond storing its fields. */
export const listViews = behave(listView, { check: [checkList], complete: [noteMaker] });
