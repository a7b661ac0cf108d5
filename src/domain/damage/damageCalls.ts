import { defineCall, json } from '../define/call.ts';
import type { StoredFile } from '../file/storedFile.ts';
import {
  anything,
  arrayOf,
  day,
  described,
  flag,
  given,
  idOrIri,
  integer,
  iri,
  maybe,
  object,
  oneOf,
  text,
  typed,
} from '../define/shape.ts';
import { traitChoices, type DamageCount } from './damageFigures.ts';

const trait = (name: keyof typeof traitChoices) => oneOf(traitChoices[name].items.map((it) => it.key));
const counts = arrayOf(typed<DamageCount>(object({ key: text, label: text, count: integer, fresh: integer })));

/** A damage with its pictures, as the tool shows it. */
export type PicturedDamage = {
  readonly iri: string;
  readonly protocol: string;
  readonly number: string | null;
  readonly day: string | null;
  readonly plate: string | null;
  readonly text: string;
  readonly isNew: boolean;
  readonly pictures: readonly StoredFile[];
};

/** Where vehicles get damaged, with the latest of the damages and their pictures. */
export const damageOverview = defineCall({
  id: 'damages.overview',
  title: 'Wo Fahrzeuge beschädigt werden',
  heading: 'Schäden',
  call: 'GET /damages',
  area: 'settings',
  input: given(
    {
      from: described(day, 'Erster Tag der Abholung'),
      until: described(day, 'Letzter Tag, höchstens fünf Jahre später'),
      carType: trait('carType'),
      location: trait('location'),
      component: trait('component'),
      damage: trait('damage'),
      isNew: described(flag, 'Nur Schäden, die seit der Abholung dazugekommen sind'),
      driver: idOrIri,
      customer: idOrIri,
    },
    ['from', 'until'],
  ),
  answer: json(
    'Wie viele es sind, nach Bauform, Bereich, Bauteil und Art, und die neuesten',
    object({
      count: integer,
      fresh: described(integer, 'Davon seit der Abholung'),
      isBehind: described(flag, 'Später Geändertes wird gerade gezählt'),
      by: object({ carType: counts, location: counts, component: counts, damage: counts }),
      latest: arrayOf(
        typed<PicturedDamage>(
          object({
            iri,
            protocol: iri,
            number: maybe(text),
            day: maybe(day),
            plate: maybe(text),
            text,
            isNew: flag,
            pictures: arrayOf(anything),
          }),
        ),
      ),
    }),
  ),
  errors: { invalid: true },
});
