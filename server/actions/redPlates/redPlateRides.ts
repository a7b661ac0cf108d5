import type { Field } from '../../../src/domain/define/field.ts';
import { fieldText } from '../../../src/domain/define/fieldText.ts';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { attentionOf, stageOfLine } from '../../../src/domain/redPlate/attention.ts';
import { gapsIn } from '../../../src/domain/redPlate/gaps.ts';
import { redPlateRide, type RedPlateRide } from '../../../src/domain/redPlate/redPlateRide.ts';
import { redPlateRideDetails } from '../../../src/domain/redPlate/redPlateRideDetails.ts';
import { normalizePlate } from '../../../src/domain/vehicle/plate.ts';
import { behave, type Completed, type Intent, type Scope } from '../../write/behaviour.ts';
import { numberFor } from './numberFor.ts';
import { followOverlaps } from './overlaps.ts';

type Line = typeof redPlateRide;

/** Only the program names what nobody may enter: then the line is filled from its ride, otherwise it is corrected. */
const isFilled = ({ input }: Pick<Intent<Line>, 'input'>): boolean => 'attention' in input;

/** An end before the beginning is a slip of the pen. */
function checkTimes(intent: Intent<Line>): Verdict<'endDay' | 'end'> {
  if (isFilled(intent)) return allowed;
  const { rideDay, begin, endDay, end } = intent.after;
  if (!rideDay || !endDay) return allowed;
  if (endDay < rideDay) return refused('Das Ende liegt vor dem Beginn.', 'endDay');
  return endDay === rideDay && begin && end && end < begin ? refused('Das Ende liegt vor dem Beginn.', 'end') : allowed;
}

/** What somebody corrects is kept beside what stood there before, with day and name; the line stays legible. */
async function completeCorrection(intent: Intent<Line>, scope: Scope): Promise<Completed<Line>> {
  if (intent.kind !== 'update' || isFilled(intent)) return {};
  const { before } = intent;
  const plate = intent.after.plate?.trim() ? normalizePlate(intent.after.plate) : null;
  const after = { ...intent.after, plate };
  const corrected = differences(before, after, scope);
  if (corrected.length === 0) return {};
  const corrections = [...before.corrections, ...corrected];
  const renumbered = await numberFor(after, { ...before, corrections }, scope);
  const stage = stageOfLine(after);
  const missing = after.voided ? [] : gapsIn(after, stage);
  return { plate, corrections, ...renumbered, missing, attention: attentionOf({ ...after, missing, stage }) };
}

function differences(before: RedPlateRide, after: Intent<Line>['after'], { actor, now }: Scope) {
  const entered = Object.entries(redPlateRideDetails.fields as Readonly<Record<string, Field>>).filter(
    ([, field]) => field.readOnly !== true,
  );
  return entered.flatMap(([name, field]) => {
    const [was, is] = [before, after].map((it) => fieldText(field, it[name as keyof typeof it], String));
    if (was === undefined || is === undefined || was === is) return [];
    return [{ field: field.label, name, before: was, after: is, at: now.toISOString(), by: actor.username }];
  });
}

/** What a line of the book of red plates does beyond storing its fields. */
export const redPlateRides = behave(redPlateRide, {
  check: [checkTimes],
  complete: [completeCorrection],
  effects: [followOverlaps],
});
