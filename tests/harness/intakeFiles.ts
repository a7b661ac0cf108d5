import { PDFDocument, StandardFonts, degrees } from 'pdf-lib';

type Line = { readonly text: string; readonly x: number; readonly y: number; readonly isStrong?: boolean };

/** A PDF with text at its places, in points from the upper left corner. */
export async function pdfOf(lines: readonly Line[], { stamp }: { stamp?: string } = {}): Promise<Buffer<ArrayBuffer>> {
  const document = await PDFDocument.create();
  const [plain, strong] = [
    await document.embedFont(StandardFonts.Helvetica),
    await document.embedFont(StandardFonts.HelveticaBold),
  ];
  const page = document.addPage([595, 842]);
  for (const { text, x, y, isStrong } of lines)
    page.drawText(text, { x, y: 842 - y, size: 10, font: isStrong ? strong : plain });
  if (stamp !== undefined) page.drawText(stamp, { x: 120, y: 300, size: 60, rotate: degrees(45), opacity: 0.2 });
  return Buffer.from(await document.save());
}

const vehicle = ['K-LS 418E', 'WVWZZZE1ZNP012345', 'ID.3 Pro', 'Volkswagen'];
/** A transport order as fleets send it: both ends side by side, the vehicle as a table. */
export const transportPaper = (
  { pickup, delivery } = { pickup: '24.11.2026', delivery: '25.11.2026' },
): readonly Line[] => [
  { text: 'Fuhrpark Rheinland GmbH', x: 50, y: 50, isStrong: true },
  { text: 'Transportauftrag', x: 50, y: 90, isStrong: true },
  { text: 'Datum: 20.11.2026', x: 400, y: 90 },
  { text: 'Auftrags-Nr.: T-2026-118', x: 50, y: 110 },
  { text: 'Abholung', x: 50, y: 150, isStrong: true },
  { text: 'Autohaus Brügge KG', x: 50, y: 165 },
  { text: 'Venloer Straße 214a', x: 50, y: 180 },
  { text: '50823 Köln', x: 50, y: 195 },
  { text: 'Ansprechpartner: Frau Öztürk', x: 50, y: 210 },
  { text: 'Tel.: 0221 / 55 50 188', x: 50, y: 225 },
  { text: `Termin: ${pickup}, 8:00 – 12:00 Uhr`, x: 50, y: 240 },
  { text: 'Zustellung', x: 320, y: 150, isStrong: true },
  { text: 'Auto-Center Fulda GmbH & Co. KG', x: 320, y: 165 },
  { text: 'Am Alten Bahnhof 7', x: 320, y: 180 },
  { text: '36037 Fulda', x: 320, y: 195 },
  { text: 'Ansprechpartner: Jan Petersen', x: 320, y: 210 },
  { text: 'E-Mail: petersen@ac-fulda.example', x: 320, y: 225 },
  { text: `Termin: ${delivery} bis 15 Uhr`, x: 320, y: 240 },
  ...['Kennzeichen', 'FIN', 'Modell', 'Hersteller'].map((text, at) => ({
    text,
    x: 50 + at * 130,
    y: 290,
    isStrong: true,
  })),
  ...vehicle.map((text, at) => ({ text, x: 50 + at * 130, y: 305 })),
  { text: 'Bemerkung: Ladekabel liegt im Kofferraum.', x: 50, y: 340 },
];

type Attachment = { readonly name: string; readonly type: string; readonly content: Buffer };

/** A mail as a mail program saves it, with its text in HTML or plain and files beside it. */
export function mailOf({
  from = 'Sabine Muster <muster@fuhrpark.example>',
  subject = 'Überführung K-LS 418E',
  text,
  html,
  files = [],
}: {
  from?: string;
  subject?: string;
  text?: string;
  html?: string;
  files?: readonly Attachment[];
}): Buffer<ArrayBuffer> {
  const coded = (content: string | Buffer) =>
    Buffer.from(content)
      .toString('base64')
      .replaceAll(/(.{76})/g, '$1\r\n');
  const part = (type: string, content: string) =>
    `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${coded(content)}\r\n`;
  const parts = [
    ...(text === undefined ? [] : [part('text/plain', text)]),
    ...(html === undefined ? [] : [part('text/html', html)]),
    ...files.map(
      ({ name, type, content }) =>
        `Content-Type: ${type}; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${coded(content)}\r\n`,
    ),
  ];
  const head = `From: ${from}\r\nTo: dispo@leitstand.example\r\nSubject: =?utf-8?B?${coded(subject)}?=\r\nDate: Fri, 20 Nov 2026 09:12:00 +0100\r\nMIME-Version: 1.0\r\n`;
  return Buffer.from(
    `${head}Content-Type: multipart/mixed; boundary="rand"\r\n\r\n${parts.map((it) => `--rand\r\n${it}`).join('')}--rand--\r\n`,
  );
}
