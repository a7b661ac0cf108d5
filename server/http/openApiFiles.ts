import type { Resource } from '../../src/domain/define/resource.ts';
import { offers } from '../../src/domain/define/noun.ts';
import { ownJobShape } from '../../src/domain/job/ownJobCalls.ts';
import { csvType } from '../export/csvFile.ts';
import { xlsxType } from '../export/spreadsheet.ts';
import { queryParameters } from './openApiLists.ts';
import { answered, file, id, invalid, list, missing, object, path, refusals } from './openApiShapes.ts';

const pdf = 'application/pdf';
/** The calls that answer with papers and tables. */
export const fileCalls: Readonly<Record<string, object>> = {
  '/api/contracts/{id}/pdf': {
    get: {
      operationId: 'contract.pdf',
      tags: ['Contract'],
      summary: 'Auftrag als PDF',
      parameters: [id],
      responses: file('PDF/A, getaggt', pdf),
    },
  },
  '/api/contracts/pdf': {
    get: {
      operationId: 'contract.pdfs',
      tags: ['Contract'],
      summary: 'Mehrere Aufträge als eine PDF, höchstens 100',
      parameters: [list('id', 'Nummern in der gewünschten Reihenfolge')],
      responses: file('PDF/A, getaggt', pdf),
    },
  },
  '/api/invoices/{id}/document': {
    get: {
      operationId: 'invoice.document',
      tags: ['Invoice'],
      summary: 'Beleg als PDF; ein Entwurf, wie er jetzt aussieht',
      parameters: [id],
      responses: { ...file('PDF/A-3', pdf), ...missing, ...refusals },
    },
  },
  '/api/billings/{id}/document': {
    get: {
      operationId: 'billing.document',
      tags: ['Billing'],
      summary: 'LF Rechnung als PDF; eine offene, wie sie jetzt aussieht',
      parameters: [id],
      responses: { ...file('PDF/A-3', pdf), ...missing, ...refusals },
    },
  },
  '/api/exports/{id}/{name}': {
    get: {
      operationId: 'export.file',
      tags: ['Contract'],
      summary: 'Die Datei eines Exports, auch eines im Hintergrund geschriebenen',
      parameters: [path('id'), path('name')],
      responses: file('Arbeitsmappe', xlsxType),
    },
  },
  '/api/protocols/pdf': {
    get: {
      operationId: 'protocol.pdfs',
      tags: ['Protocol'],
      summary: 'Protokolle als PDF, mit Anmeldung, wie lange die Fahrt auch her ist',
      parameters: [list('orderNumber', 'Auftragsnummern, höchstens 20')],
      responses: { ...file('PDF/A, getaggt', pdf), ...missing, ...invalid, ...refusals },
    },
  },
  '/api/protocols/pdf/{numbers}/{hash}': {
    get: {
      operationId: 'protocol.pdf',
      tags: ['Protocol'],
      summary: 'Protokolle als PDF, ohne Anmeldung',
      security: [],
      parameters: [path('numbers'), path('hash')],
      responses: file('PDF/A, getaggt', pdf),
    },
  },
};

/** Every list as a file, under its own address with `.xlsx` or `.csv`. */
export function exportCalls(resource: Resource): [string, object][] {
  if (!offers(resource, 'list')) return [];
  return [
    ['xlsx', 'Arbeitsmappe', xlsxType],
    ['csv', 'Text mit Semikolons', csvType],
  ].map(([format = '', what = '', type = '']) => {
    const summary = `${resource.title.many} als .${format}, mit den Filtern und Sortierungen der Liste, höchstens 50.000 Zeilen`;
    return [
      `/api/${resource.path}.${format}`,
      {
        get: {
          operationId: `export_${resource.path}_${format}`,
          tags: [resource.type],
          summary,
          parameters: [...queryParameters(resource), list('columns', 'Spalten in der gewünschten Reihenfolge')],
          responses: file(what, type),
        },
        post: {
          operationId: `beginExport_${resource.path}_${format}`,
          tags: [resource.type],
          summary: `${summary}; im Hintergrund, /api/users/me/jobs/{id} sagt, wie weit es ist, und nennt dann den Link`,
          parameters: [...queryParameters(resource), list('columns', 'Spalten in der gewünschten Reihenfolge')],
          requestBody: { required: false, content: { 'application/json': { schema: object({}) } } },
          responses: { '202': answered('Wird geschrieben', ownJobShape.schema), ...invalid, ...refusals },
        },
      },
    ];
  });
}
