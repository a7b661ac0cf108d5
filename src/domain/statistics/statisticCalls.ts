import { defineCall, json } from '../define/call.ts';
import {
  arrayOf,
  day,
  described,
  flag,
  given,
  idOrIri,
  integer,
  moment,
  object,
  oneOf,
  number,
  maybe,
  text,
  typed,
} from '../define/shape.ts';
import { statistics } from './choices/statistics.ts';
import type { Column, TableRow } from './statisticTable.ts';
import { steps } from './steps.ts';

const asked = {
  statistic: oneOf(statistics.items.map((it) => it.key)),
  from: described(day, 'Erster Tag; gezählt wird nach dem Tag der Abholung'),
  until: described(day, 'Letzter Tag, höchstens fünf Jahre später'),
  step: described(
    oneOf(steps.map((it) => it.key)),
    'Wie lang ein Abschnitt der Zeit ist; sonst wie die Statistik es vorsieht',
  ),
  customer: described(idOrIri, 'Nur Aufträge dieses Kunden'),
  region: described(text, 'Nur Abholungen in diesem Postleitgebiet, 0 bis 9'),
  group: described(integer, 'Nur Fahrten von Fahrern dieser Gruppe'),
};
const values = described(arrayOf(maybe(number)), 'Je Spalte ein Wert, Geld in Cent');

/** One statistic for a time, as chart and table show it. */
export const readStatistic = defineCall({
  id: 'statistics.read',
  title: 'Eine Statistik für einen Zeitraum',
  heading: 'Statistik',
  call: 'GET /statistics',
  area: 'reports',
  input: given(asked, ['statistic', 'from', 'until']),
  answer: json(
    'Spalten, Zeilen und Summe; mit dem Zeitpunkt, bis zu dem gezählt ist',
    object({
      statistic: asked.statistic,
      from: day,
      until: day,
      step: oneOf(steps.map((it) => it.key)),
      countedAt: moment,
      isBehind: described(flag, 'Später Geändertes wird gerade gezählt'),
      columns: arrayOf(typed<Column>(object({ key: text, label: text, kind: text, isDrawn: flag }))),
      rows: arrayOf(typed<TableRow>(object({ key: text, label: text, short: text, values }))),
      total: values,
    }),
  ),
  errors: { invalid: true },
});

/** The same as a file. */
export const exportStatistic = defineCall({
  id: 'statistics.export',
  title: 'Eine Statistik als Datei',
  heading: 'Statistik',
  call: 'POST /statistics/export',
  area: 'reports',
  input: given({ ...asked, format: oneOf(['xlsx', 'csv']) }, ['statistic', 'from', 'until', 'format']),
  answer: json('Wo die Datei eine Viertelstunde lang liegt', object({ link: text, rows: integer })),
  errors: { invalid: true },
});

/** The contracts that a row counts, where no filter of a list says the same. */
export const contractsBehind = defineCall({
  id: 'statistics.contracts',
  title: 'Die Aufträge hinter einer Zeile',
  heading: 'Statistik',
  call: 'GET /statistics/contracts',
  area: 'reports',
  input: given({ ...asked, row: text }, ['statistic', 'from', 'until', 'row']),
  answer: json(
    'Auftragsnummern, die neuesten zuerst',
    object({ numbers: arrayOf(text), isCutOff: described(flag, 'Es sind mehr, als auf einmal gezeigt werden') }),
  ),
  errors: { invalid: true },
});
