import { categories } from '../choices/categories.ts';
import { labelOf, type KeyOf } from '../choices/choices.ts';
import { documentTemplates } from '../choices/documentTemplates.ts';
import { allowed, refused, type Verdict } from '../define/verdict.ts';
import type { invoiceDocumentTypes } from './choices/invoiceDocumentTypes.ts';

type Template = KeyOf<typeof documentTemplates>;
type DocumentType = KeyOf<typeof invoiceDocumentTypes>;

/** Whom the templates are made for, by the end of their names: manufacturers or leasing companies. */
const madeFor = { vw: 'manufacturer', athlon: 'leasing' } as const;

/** A list of contracts is printed by a template for contracts, everything else by one for expenses. */
export function isTemplateOf(template: Template, type: DocumentType): boolean {
  return template.startsWith('export_contracts') === (type === 'contracts');
}

/**
 * A template that is made for manufacturers does not fit a leasing company, and the other way round; whoever is neither
 * may have both.
 */
export function checkTemplateFits<F extends string>(
  template: Template,
  kategorie: string | null | undefined,
  field: F,
): Verdict<F> {
  const own = template.endsWith('_athlon') ? madeFor.athlon : madeFor.vw;
  const other = own === madeFor.vw ? madeFor.athlon : madeFor.vw;
  const isOther = kategorie === categories.items.find((it) => it.key === other)?.label;
  return isOther
    ? refused(
        `Die Vorlage „${labelOf(documentTemplates, template)}“ passt nicht zu einem Kunden der Kategorie „${kategorie ?? ''}“.`,
        field,
      )
    : allowed;
}

/** How expenses are shown where nobody has chosen. */
export function outlayTemplateFor(kategorie: string | null): Template {
  return checkTemplateFits('export_outlay_vw', kategorie, 'template').verdict === 'allowed'
    ? 'export_outlay_vw'
    : 'export_outlay_athlon';
}
