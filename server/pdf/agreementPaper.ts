import type { Content } from 'pdfmake';
import { agreementText } from '../../src/domain/driver/agreementHolds.ts';
import type { Company } from '../company.ts';
import { factSection, sideBySide, type Fact } from './blocks.ts';
import type { Paper } from './paper.ts';

type Facts = {
  readonly company: Company;
  /** As he signs: firm or name. */
  readonly driver: string;
  readonly facts: readonly Fact[];
  readonly madeAt: Date;
};

/** The agreement to credit notes with room for both signatures (document wordings). */
export function agreementPaper({ company, driver, facts, madeAt }: Facts): Paper {
  const title = 'Vereinbarung über Gutschriften';
  return {
    title: `${title} ${driver}`,
    company,
    madeAt,
    parts: [
      {
        stack: [
          { text: title, bold: true, fontSize: 17, headlineLevel: 1, margin: [0, 0, 0, 8] },
          factSection('Fahrer', facts),
          { text: agreementText({ companyName: company.name, driver }), lineHeight: 1.4, margin: [0, 14, 0, 0] },
          sideBySide(signature(company.name), signature(driver)),
        ],
      },
    ],
  };
}

function signature(who: string): Content {
  return {
    margin: [0, 60, 0, 0],
    stack: [
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 220, y2: 0, lineWidth: 0.5 }] },
      { text: 'Ort, Datum, Unterschrift', fontSize: 8, margin: [0, 2, 0, 0] },
      { text: who, fontSize: 8 },
    ],
  };
}
