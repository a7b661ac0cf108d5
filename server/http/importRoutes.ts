import type { FastifyReply, FastifyRequest } from 'fastify';
import { importFormats } from '../../src/domain/import/choices/importFormats.ts';
import { formats, recognised } from '../../src/domain/import/reading/readSheet.ts';
import { cellText, isEmptyRow, sheetLimits } from '../../src/domain/import/reading/sheet.ts';
import { sampleSheet } from '../../src/domain/import/reading/sheetOf.ts';
import { idOf, iriOf } from '../../src/domain/define/resource.ts';
import { spreadsheet, xlsxType } from '../export/spreadsheet.ts';
import { readPasted } from '../import/readPasted.ts';
import { readWorkbook } from '../import/readWorkbook.ts';
import { senderOf } from '../import/senderOf.ts';
import { takeIn, type ReadSent } from '../import/takeIn.ts';
import { Invalid, NotFound } from '../storage/refusals.ts';
import { demand } from './authenticate.ts';
import type { Context, Routes } from './context.ts';
import { formRoutes } from './formRoutes.ts';
import { receiveUpload, type Received } from './receiveUpload.ts';

/** A file may take so long to come, and to be read (document 2, section 9). */
const patience = { totalMs: 300_000, silentMs: 30_000 };
const form = { file: 'xlsxFile', text: 'customer' } as const;
const shownRows = 5;
/** The two ways on which orders come: as a workbook, and as rows of text, which are read here and hence fewer. */
const ways: readonly Way[] = [
  { address: '/api/import/xlsx', preview: '/api/import/preview', read: readWorkbook, maxBytes: sheetLimits.bytes },
  { address: '/api/import/rows', preview: '/api/import/rows/preview', read: readPasted, maxBytes: 2 * 1024 * 1024 },
];
type Way = {
  readonly address: string;
  readonly preview: string;
  readonly read: ReadSent;
  readonly maxBytes: number;
};
type Around = Context & { readonly way: Way };

/**
 * `POST /api/import/xlsx {xlsxFile, customer}`: a workbook of orders, at `/api/import/rows` rows of text; beside each a
 * look at its columns before it is read in, and the samples of all formats. Routes by hand: forms with a file, and
 * answers that are files.
 */
export const importRoutes: Routes = async (app, context) => {
  await formRoutes(app, (uploads) => {
    const onRequest = demand('imports', 'write');
    for (const way of ways) {
      const around = { ...context, way };
      uploads.post(way.address, { onRequest }, (request, reply) => takeFile(request, reply, around));
      uploads.post(way.preview, { onRequest }, (request, reply) => showFile(request, reply, around));
    }
  });
  app.get<{ Params: { format: string } }>(
    '/api/import/samples/:format',
    { onRequest: demand('imports', 'read') },
    ({ params }, reply) => {
      const found = importFormats.items.find((it) => it.key === params.format);
      if (!found) throw new NotFound();
      const { name, rows } = sampleSheet(formats[found.key]);
      const [headings = [], ...lines] = rows;
      const columns = headings.map((it) => ({ heading: cellText(it), width: 20 }));
      return reply
        .header('content-type', xlsxType)
        .header('content-disposition', `attachment; filename="Beispiel-${found.label}.xlsx"`)
        .send(spreadsheet({ name, columns, rows: lineByLine(lines.map((it) => it.map(plain))) }));
    },
  );
};

async function* lineByLine<T>(lines: readonly T[]): AsyncGenerator<T> {
  yield* lines;
}

/** Samples hold texts and numbers alone. */
function plain(cell: unknown): string | number | null {
  return typeof cell === 'string' || typeof cell === 'number' ? cell : null;
}

async function takeFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { database, openScope, files, clock, way }: Around,
): Promise<FastifyReply> {
  const { actor } = request;
  const { isNew, recordLink, ...told } = await received(request, { files, way }, ({ path, fileName, filePath }) =>
    takeIn({ path, fileName, customer: customerIn(filePath), read: way.read }, (work) =>
      database.transaction((client) => work(openScope({ client, actor, now: clock() }))),
    ),
  );
  return reply.code(isNew ? 201 : 200).send({ recordLink, data: { recordLink }, ...told });
}

/** The columns of a file as they are recognised, with its first rows under them, and what was taught about them. */
async function showFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { files, database, clock, way }: Around,
): Promise<FastifyReply> {
  const { sheet, customer } = await received(request, { files, way }, async ({ path, filePath }) => ({
    sheet: await way.read(path),
    customer: customerIn(filePath),
  }));
  if ('refused' in sheet) throw new Invalid([{ propertyPath: form.file, message: sheet.refused }]);
  const { layout } = await senderOf(database.pool, { sheet, customer, now: clock() });
  const lines = sheet.rows.filter((it) => !isEmptyRow(it)).slice(1);
  return reply.send({
    ...recognised(sheet, layout),
    layout: layout ? iriOf('import_layouts', layout.id) : null,
    rows: lines.slice(0, shownRows).map((line) => line.map((it) => cellText(it))),
    rowCount: lines.length,
  });
}

function received<T>(
  request: FastifyRequest,
  { files, way: { maxBytes } }: Pick<Around, 'files' | 'way'>,
  work: (received: Received) => Promise<T>,
): Promise<T> {
  return files.inFolder(async (folder) =>
    work(await receiveUpload(request.raw, { folder, patience, form: { ...form, maxBytes } })),
  );
}

/** The customer by number or address, as references are written. */
function customerIn(text: string): number | undefined {
  if (text === '') return undefined;
  const id = idOf('customers', text) ?? (/^\d{1,9}$/.test(text) ? Number(text) : undefined);
  if (id === undefined) throw new Invalid([{ propertyPath: form.text, message: 'Diesen Auftraggeber gibt es nicht.' }]);
  return id;
}
