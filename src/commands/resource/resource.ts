import { mayWrite } from '../../domain/access/matrix.ts';
import { offers, type Noun } from '../../domain/define/noun.ts';
import { allowed, refused } from '../../domain/define/verdict.ts';
import { nouns } from '../../domain/nouns.ts';
import { createCaption } from './createCaption.ts';
import { defineCommand, none, one, some, type Command } from '../command.ts';
import { urlOf } from '../selection.ts';

/** What every resource can do by its definition alone: open its list, make, open, look into its past, delete. */
export function commandsOf(resource: Noun, { withOwn = false }: { withOwn?: boolean } = {}): readonly Command[] {
  const { path, title, icon, area } = resource;
  const places = [`${path}.row`];
  const group = title.one;
  return [
    ...(offers(resource, 'list')
      ? [
          defineCommand({
            id: `${path}.list`,
            title: `${title.many} öffnen`,
            group: 'Öffnen',
            icon,
            places: [],
            on: none,
            area,
            run: (_, tools) => tools.open(`/${path}`),
          }),
        ]
      : []),
    ...(offers(resource, 'create')
      ? [
          defineCommand({
            id: `${path}.create`,
            title: `${createCaption(title)} …`,
            group: 'Anlegen',
            icon: 'plus',
            places: [],
            on: none,
            area,
            needsWrite: true,
            run: (_, tools) => tools.open(`/${path}/create`),
          }),
        ]
      : []),
    ...(offers(resource, 'read')
      ? [
          ...(withOwn
            ? []
            : [
                defineCommand({
                  id: `${path}.open`,
                  title: 'Öffnen',
                  group,
                  icon,
                  places,
                  on: one(resource),
                  run: ([it], tools) => it && tools.open(urlOf(it['@id'])),
                }),
                defineCommand({
                  id: `${path}.openBeside`,
                  title: 'Daneben öffnen',
                  group,
                  icon: 'panel-left',
                  places,
                  on: one(resource),
                  run: ([it], tools) => it && tools.open(urlOf(it['@id']), 'beside'),
                }),
              ]),
          defineCommand({
            id: `${path}.openWindow`,
            title: 'In eigenem Fenster öffnen',
            group,
            icon: 'external-link',
            places: [...places, `${path}.toolbar`],
            on: one(resource),
            run: ([it], tools) => it && tools.open(urlOf(it['@id']), 'window'),
          }),
          defineCommand({
            id: `${path}.history`,
            title: 'Historie',
            group,
            icon: 'history',
            places,
            on: one(resource),
            area,
            run: ([it], tools) => it && tools.open(`${urlOf(it['@id'])}?tab=historie`),
          }),
        ]
      : []),
    ...(!withOwn && offers(resource, 'delete')
      ? [
          defineCommand({
            id: `${path}.delete`,
            title: 'Löschen …',
            group: 'Löschen',
            icon: 'trash',
            places: [...places, `${path}.toolbar`],
            on: some(resource),
            area,
            check: (targets, { roles }) => {
              if (!mayWrite(roles, area)) return refused('Ihre Rolle darf das nicht');
              const why = targets.map((it) => resource.whyKept?.(it as never)).find((it) => it !== undefined);
              return why === undefined ? allowed : refused(why);
            },
            load: async () => {
              const { deleteRecords } = await import('./deleteRecord.ts');
              return (targets, tools) => deleteRecords(resource, targets, tools);
            },
          }),
        ]
      : []),
  ];
}

/** The commands of every resource; a path with commands of its own for opening and deletion is named. */
export function resourceCommands({ own = [] }: { own?: readonly string[] } = {}): readonly Command[] {
  return nouns.flatMap((it) => commandsOf(it, { withOwn: own.includes(it.path) }));
}
