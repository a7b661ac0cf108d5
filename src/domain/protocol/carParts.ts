import { bodyShapes } from './choices/bodyShapes.ts';
import { choiceOf } from '../choices/choices.ts';
import { components } from './choices/components.ts';
import { locations } from './choices/locations.ts';

type Part = (typeof components.items)[number];
/** Which vehicle is looked at, and from where; what is not known yet rules nothing out. */
type Look = { readonly carType?: string | null | undefined; readonly location?: string | null | undefined };

/** The parts that a vehicle of this body shape has at this place. */
export function partsAt({ carType, location }: Look): readonly Part[] {
  const missing = bodyShapes.items.find((it) => it.carType === carType)?.excludes ?? [];
  return components.items.filter(
    ({ key, locations: places }) => !missing.includes(key) && (!location || places.includes(location)),
  );
}

/** What stands against a part at this place of this vehicle; nothing when it has one there. */
export function partFault(part: string | null | undefined, look: Look): string | undefined {
  const known = choiceOf(components, part);
  if (!known || partsAt(look).includes(known)) return undefined;
  const shape = bodyShapes.items.find((it) => it.carType === look.carType);
  if (shape?.excludes.includes(known.key)) return `${known.label}: gibt es an der Bauform ${shape.label} nicht.`;
  return `${known.label}: gibt es im Bereich ${choiceOf(locations, look.location)?.label ?? ''} nicht.`;
}
