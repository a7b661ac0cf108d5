import { defineCall, json } from '../define/call.ts';
import { anything, arrayOf, described, flag, given, integer, object, oneOf, text, typed } from '../define/shape.ts';
import type { Finding } from './finding.ts';
import type { Fitness } from './fitness.ts';

/** What is said about one driver; how he stands comes without the findings where only that was asked. */
export type Assessment = { readonly driver: string; readonly fitness: Fitness; readonly findings?: readonly Finding[] };

const finding = object({
  id: text,
  kind: oneOf(['block', 'warn', 'info']),
  title: text,
  text,
  order: text,
  needsReason: flag,
  leavesOut: flag,
  bundle: text,
});
const fitness = object({
  kind: oneOf(['ok', 'warn', 'danger']),
  text,
  more: text,
  free: text,
  rides: text,
  minutes: integer,
  month: described(text, 'Nur bei Fahrern, die über den Lohn bezahlt werden'),
});

/** Holds drivers against contracts before one of them is sent. */
export const assessDrivers = defineCall({
  id: 'contract.preflight',
  title: 'Was für und gegen Fahrer spricht: je höchstens 200 Aufträge und Fahrer, zusammen höchstens 2.000 Paare',
  on: 'contracts',
  call: 'POST /contracts/preflight',
  area: 'contracts',
  write: true,
  input: given(
    {
      contracts: arrayOf(text),
      drivers: arrayOf(text),
      order: described(anything, 'Auftrag, wie er in einem Formular steht'),
      withAdditionalRides: described(
        flag,
        'Auch die Fahrten prüfen, die den Aufträgen folgen und denselben Fahrer bekämen',
      ),
      withFindings: described(flag, 'false: nur die Eignung, ohne die Befunde'),
    },
    ['drivers'],
  ),
  answer: json(
    'Je Fahrer Eignung und Befunde',
    object({ members: arrayOf(typed<Assessment>(object({ driver: text, fitness, findings: arrayOf(finding) }))) }),
  ),
  errors: { invalid: true },
});
