import { maxAtOnce } from '../../src/domain/define/bulk.ts';
import type { Resource } from '../../src/domain/define/resource.ts';
import { bulkOperationsOf } from './bulk/bulkOperations.ts';
import { anything, arrayOf, body, integer, invalid, missing, object, path, refusals, text } from './openApiShapes.ts';

const onceKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Derselbe Aufruf noch einmal ändert keinen Datensatz zweimal; unter diesem Schlüssel kann er auch angehalten werden',
  schema: text,
};
const row = object(
  {
    id: integer,
    status: {
      type: 'integer',
      description: 'Was ein einzelner Aufruf geantwortet hätte: 200, 204, 403, 404, 409, 412, 422 …',
    },
    version: integer,
    item: { type: 'object', description: 'Die Felder, die sich geändert haben' },
    previous: { type: 'object', description: 'Was in den gesendeten Feldern stand' },
    touched: arrayOf(object({ '@id': text, version: integer })),
    detail: text,
    violations: arrayOf(object({ propertyPath: text, message: text })),
    current: { type: 'object', description: 'Der jetzige Stand, wenn ihn inzwischen jemand geändert hat (412)' },
  },
  ['id', 'status'],
);

const progress = object(
  {
    done: integer,
    of: integer,
    isStopped: { type: 'boolean', description: 'Hält nach dem gerade geschriebenen Datensatz an' },
  },
  ['done', 'of', 'isStopped'],
);

/** The calls that change many records of a resource at once, and stop doing so. */
export function bulkCalls(resource: Resource): [string, object][] {
  const { title, type } = resource;
  const operations = bulkOperationsOf(resource);
  if (operations.length === 0) return [];
  const item = object(
    {
      id: integer,
      version: { type: 'integer', description: 'Die Version, die gelesen wurde' },
      changes: { type: 'object', description: 'Was nur für diesen Datensatz gilt' },
    },
    ['id'],
  );
  const input = object(
    {
      action: { type: 'string', enum: operations, default: 'update' },
      changes: anything,
      items: { ...arrayOf(item), minItems: 1, maxItems: maxAtOnce },
    },
    ['items'],
  );
  const answer = {
    description: 'Eine Zeile je Datensatz, sobald er geschrieben ist',
    content: { 'application/x-ndjson': { schema: row } },
  };
  return [
    [
      `/api/${resource.path}/bulk`,
      {
        post: {
          operationId: `bulk_${resource.path}`,
          tags: [type],
          summary: `${title.many}: mehrere auf einmal ändern`,
          parameters: [onceKey],
          requestBody: body(input),
          responses: { '200': answer, ...invalid, ...refusals },
        },
      },
    ],
    [
      `/api/${resource.path}/bulk/{key}/progress`,
      {
        get: {
          operationId: `progress_of_bulk_${resource.path}`,
          tags: [type],
          summary: `${title.many}: wie weit eine laufende Änderung ist`,
          parameters: [path('key')],
          responses: {
            '200': {
              description: 'Wie viele Datensätze erledigt sind',
              content: { 'application/json': { schema: progress } },
            },
            ...missing,
            ...refusals,
          },
        },
      },
    ],
    [
      `/api/${resource.path}/bulk/{key}`,
      {
        delete: {
          operationId: `stop_bulk_${resource.path}`,
          tags: [type],
          summary: `${title.many}: eine laufende Änderung nach dem gerade geschriebenen Datensatz anhalten`,
          parameters: [path('key')],
          responses: { '204': { description: 'Angehalten' }, ...missing, ...refusals },
        },
      },
    ],
  ];
}
