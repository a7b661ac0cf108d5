import { contentsOf } from './contents.ts';
import type { Finding, IntakeField, Recognition, RecognitionFacts } from './finding.ts';
import { intakeGroups } from './finding.ts';
import type { Found, Rule } from './rules/found.ts';
import { contractTypeRule, numberRule, remarkRule } from './rules/numberRules.ts';
import { dayRule } from './rules/dayRule.ts';
import { placeRule } from './rules/placeRule.ts';
import { timeRule } from './rules/timeRule.ts';
import { modelRule, plateRule, stateRule, vinRule } from './rules/vehicleRules.ts';
import { placeOf, segmentsOf } from './segments.ts';
import { quoteOf, type IntakeSource } from './source.ts';

const rules: readonly Rule[] = [
  vinRule,
  plateRule,
  modelRule,
  stateRule,
  numberRule,
  contractTypeRule,
  dayRule,
  timeRule,
  placeRule,
  remarkRule,
];
/** Of each field so many different values are offered; a list of hundred vehicles is no order for one. */
const mostOfField = 6;
const positions = new Map(intakeGroups.flatMap((it) => it.fields).map((field, at) => [field, at]));

/** Recognises fields by rules alone: labels, headings, and what the values look like. */
export const byRules: Recognition = {
  recognise: async (source, facts) => findingsIn(source, facts),
};

/**
 * The fields of a contract that a source names, in the order of the form; of several values of a field none is sure.
 */
export function findingsIn(source: IntakeSource, facts: RecognitionFacts): readonly Finding[] {
  const contents = contentsOf(segmentsOf(source));
  const found = rules.flatMap((rule) => rule(contents, facts)).filter((it) => it.value !== '');
  const byField = Map.groupBy(found, (it) => it.field);
  return [...byField]
    .toSorted(([one], [other]) => (positions.get(one) ?? 0) - (positions.get(other) ?? 0))
    .flatMap(([field, all]) => findingsOf(source, field, all));
}

function findingsOf(source: IntakeSource, field: IntakeField, all: readonly Found[]): readonly Finding[] {
  const values = [...Map.groupBy(all, (it) => it.value).values()].map(
    (same) => same.find((it) => it.isSure) ?? same[0],
  );
  const sure = values.filter((it) => it?.isSure);
  // What only may be meant is no rival of what stands behind its label.
  const kept = (sure.length > 0 ? sure : values).slice(0, mostOfField);
  return kept.flatMap((it, at) => {
    const place = it ? placeOf(it.stretch) : [];
    const quote = quoteOf(source, place);
    if (!it || quote === '') return [];
    const { value, because } = it;
    const isOne = kept.length === 1;
    return [
      {
        id: `${field}#${String(at)}`,
        field,
        value,
        place,
        quote,
        isSure: it.isSure && isOne,
        because: isOne ? because : `${because} Es gibt ${String(kept.length)} verschiedene Angaben.`,
      },
    ];
  });
}
