import { importFormats } from '../../src/domain/import/choices/importFormats.ts';
import { file, integer, invalid, missing, object, path, problem, refusals, text } from './openApiShapes.ts';

const tags = ['VwImport'];
const upload = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: object(
        {
          customer: { ...text, description: 'Auftraggeber einer Herstellerdatei, als Nummer oder Adresse' },
          xlsxFile: { type: 'string', format: 'binary', description: 'Excel-Arbeitsmappe (.xlsx), höchstens 10 MB' },
        },
        ['xlsxFile'],
      ),
    },
  },
};
const json = (description: string, schema: object) => ({ description, content: { 'application/json': { schema } } });
const links = object({ recordLink: text, data: object({ recordLink: text }), hint: { type: ['string', 'null'] } });

/** The calls about files of orders. */
export const importCalls: Readonly<Record<string, object>> = {
  '/api/import/xlsx': {
    post: {
      operationId: 'import.xlsx',
      tags,
      summary: 'Eine Datei mit Aufträgen einlesen',
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
  },
  '/api/import/preview': {
    post: {
      operationId: 'import.preview',
      tags,
      summary: 'Die erkannten Spalten einer Datei und ihre ersten Zeilen, ohne sie einzulesen',
      requestBody: upload,
      responses: {
        '200': json(
          'Vorschau',
          object({
            columns: { type: 'array', items: object({ heading: text, column: { type: ['string', 'null'] } }) },
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
  },
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
