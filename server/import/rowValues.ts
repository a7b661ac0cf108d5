import { findingText, type RecognisedRow } from '../../src/domain/import/reading/recognise.ts';
import type { ImportedPlace } from '../../src/domain/import/reading/importedRow.ts';

/** What a row of a file is kept as, whosever it is and wherever it came from. */
export function rowValues(it: RecognisedRow) {
  const { content } = it;
  return {
    rowNumber: it.row,
    externalNumber: it.number || null,
    rowKey: it.key || null,
    effect: it.effect,
    confirm: it.confirm,
    isBegun: it.isBegun,
    storno: it.action === 'STORNO',
    contractNumber: it.contractNumber,
    anschluss: it.follows,
    bundleId: it.bundleId,
    findings: it.findings,
    message: it.findings.map((finding) => findingText(it, finding)).join('\n') || null,
    differences: { fields: it.differences },
    content: { ...content },
    infoFahrDL: content.infoDriver,
    autotyp: [content.manufacturer, content.carModel].filter(Boolean).join(' ') || null,
    kennzeichen: content.licensePlate,
    carFin: content.carFin,
    leasingVertragsnummer: content.leasingVertragsnummer,
    datum: content.datum,
    bringdatum: content.bringdatum,
    abholort: townOf(content.pickupLocation),
    bringort: townOf(content.deliveryLocation),
  };
}

function townOf({ plz, ort }: ImportedPlace): string | null {
  return [plz, ort].filter(Boolean).join(' ') || null;
}
