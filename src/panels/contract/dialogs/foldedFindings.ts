import type { Finding } from '../../../domain/preflight/finding.ts';

/** What is found of one kind, in one line: the finding itself, or how many there are and of which contracts. */
export type Folded = {
  readonly key: string;
  readonly kind: Finding['kind'];
  readonly title: string;
  readonly text: string;
  readonly numbers: readonly string[];
  readonly findings: readonly Finding[];
};

/** How several findings of one kind are summed up; what is not here is never folded. */
const summaries: Readonly<Record<string, (count: string) => string>> = {
  closed: (count) => `${count} Aufträge sind abgeschlossen (U4)`,
  flex: (count) => `${count} Flex-Aufträge`,
  same: (count) => `${count} Aufträge fährt er schon`,
  picked: (count) => `${count} Aufträge sind bereits abgeholt`,
  lock: (count) => `${count} Aufträge liegen an einem Sperrtag`,
  storno: (count) => `${count} Aufträge sind storniert`,
  bundle: (count) => `${count} Fahrtpakete sind betroffen`,
  mail: (count) => `Fahrermails an ${count} Fahrer sind schon gesendet`,
  absent: (count) => `${count} Aufträge liegen in einer Abwesenheit`,
  overlap: (count) => `${count} Überschneidungen`,
  way: (count) => `${count} Anfahrten sind zu lang`,
  tight: (count) => `${count} Anfahrten sind knapp`,
  day: (count) => `${count} Tage mit mehr als 10 Stunden Fahrzeit`,
  week: (count) => `${count} Wochen mit mehr als 48 Stunden Fahrzeit`,
  rest: (count) => `${count} Ruhezeiten sind zu kurz`,
  row: (count) => `${count}-mal mehr als sechs Einsatztage in Folge`,
  plateTaken: (count) => `${count} rote Kennzeichen sind vergeben`,
  plateMissing: (count) => `Bei ${count} nicht angemeldeten Fahrzeugen fehlt das rote Kennzeichen`,
  plateNeeded: (count) => `${count} Aufträge brauchen ein rotes Kennzeichen`,
};
const numberIn = /\b\d{8}\b/;

/**
 * Whoever changes many contracts reads each kind of finding once, with its count, and its single findings when he asks
 * for them.
 */
export function foldedFindings(findings: readonly Finding[]): readonly Folded[] {
  return [...Map.groupBy(findings, (it) => foldKey(it))].flatMap(([key, group]): Folded[] => {
    const [first] = group;
    if (!first) return [];
    const { kind, title, text } = first;
    if (group.length === 1) return [{ key, kind, title, text, numbers: [], findings: group }];
    const isSaidOfAll = group.every((it) => it.text === text);
    const numbers = [...new Set(group.flatMap((it) => numberIn.exec(it.title)?.[0] ?? []))];
    return [
      {
        key,
        kind,
        title: summaries[topicOf(first)]?.(String(group.length)) ?? title,
        text: isSaidOfAll ? text : '',
        numbers,
        findings: group,
      },
    ];
  });
}

function foldKey(finding: Finding): string {
  const topic = topicOf(finding);
  return topic in summaries ? `${finding.kind} ${topic}` : finding.id;
}

/** The kind of a finding, which its id begins with; rides that clash and red plates have several. */
function topicOf({ id, kind, short, needsReason, title }: Finding): string {
  const [topic = ''] = id.split(' ');
  if (topic === 'clash')
    return kind === 'warn'
      ? short === 'Überschneidung'
        ? 'overlap'
        : 'way'
      : title.startsWith('Zwischen')
        ? 'tight'
        : id;
  if (topic === 'plate') return kind === 'info' ? 'plateNeeded' : needsReason ? 'plateTaken' : 'plateMissing';
  return topic;
}
