import { importFormats } from '../../src/domain/import/choices/importFormats.ts';
import {
  file,
  fileIn,
  formBody,
  integer,
  invalid,
  missing,
  object,
  path,
  problem,
  refusals,
  text,
} from './openApiShapes.ts';

const tags = ['VwImport'];
const upload = formBody(
  {
    customer: {
      ...text,
      description:
        'Auftraggeber einer Herstellerdatei, als Nummer oder Adresse; sonst der Herstellerkunde der Einstellungen',
    },
    xlsxFile: fileIn('Excel-Arbeitsmappe (.xlsx), höchstens 10 MB'),
  },
  ['xlsxFile'],
);
const json = (description: string, schema: object) => ({ description, content: { 'application/json': { schema } } });
const links = object({
  recordLink: text,
  data: object({ recordLink: text }),
  hint: { type: ['string', 'null'], description: 'Wann dieselbe Datei schon eingelesen wurde' },
  unknownColumns: { type: 'array', items: text, description: 'Spalten, die nicht eingelesen wurden' },
});

const reading = (operationId: string, summary: string) => ({
  post: {
    operationId,
    tags,
    summary,
    requestBody: upload,
    responses: {
      '200': json('Diese Datei wurde schon eingelesen', links),
      '201': json('Eingelesen', links),
      '408': problem('Zu langsam'),
      '413': problem('Zu groß'),
      ...invalid,
      ...refusals,
    },
  },
});
const preview = (operationId: string, summary: string) => ({
  post: {
    operationId,
    tags,
    summary,
    requestBody: upload,
    responses: {
      '200': json(
        'Vorschau',
        object({
          format: { type: 'string', enum: importFormats.items.map((it) => it.key) },
          columns: { type: 'array', items: object({ heading: text, column: { type: ['string', 'null'] } }) },
          missing: { type: 'array', items: text, description: 'Pflichtüberschriften, die fehlen' },
          isAllNew: { type: 'boolean', description: 'Jede Zeile ist ein neuer Auftrag, wie es gemerkt ist' },
          layout: { type: ['string', 'null'], description: 'Die gemerkte Zuordnung des Auftraggebers' },
          rows: { type: 'array', items: { type: 'array', items: text } },
          rowCount: integer,
        }),
      ),
      '408': problem('Zu langsam'),
      '413': problem('Zu groß'),
      ...invalid,
      ...refusals,
    },
  },
});

/** The calls about files of orders. */
export const importCalls: Readonly<Record<string, object>> = {
  '/api/import/xlsx': reading('import.xlsx', 'Eine Datei mit Aufträgen einlesen'),
  '/api/import/preview': preview(
    'import.preview',
    'Die erkannten Spalten einer Datei und ihre ersten Zeilen, ohne sie einzulesen',
  ),
  '/api/import/rows': reading('import.rows', 'Zeilen aus einer E-Mail oder Tabelle einlesen: Text mit Tabulatoren'),
  '/api/import/rows/preview': preview(
    'import.rowsPreview',
    'Die erkannten Spalten solcher Zeilen, ohne sie einzulesen',
  ),
  '/api/import/samples/{format}': {
    get: {
      operationId: 'import.sample',
      tags,
      summary: 'Die Beispieldatei eines Formats',
      parameters: [path('format', { type: 'string', enum: importFormats.items.map((it) => it.key) })],
      responses: {
        ...file('Beispiel', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
        ...missing,
        ...refusals,
      },
    },
  },
};
