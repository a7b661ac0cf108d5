import { expect, test } from 'vitest';
import { checkTemplateFits, isTemplateOf, outlayTemplateFor } from './documentTemplate.ts';

test('each kind of document has templates of its own', () => {
  expect(isTemplateOf('export_contracts_vw', 'contracts')).toBe(true);
  expect(isTemplateOf('export_contracts_vw', 'expenses')).toBe(false);
  expect(isTemplateOf('export_outlay_athlon', 'expensesSummary')).toBe(true);
});

test('a template for manufacturers does not fit a leasing company, and the other way round', () => {
  const said = (...[template, kategorie]: [Parameters<typeof checkTemplateFits>[0], string | null]) =>
    checkTemplateFits(template, kategorie, 'template');
  expect(said('export_contracts_athlon', 'Hersteller')).toMatchObject({
    verdict: 'refused',
    reason: 'Die Vorlage „Aufträge Leasing“ passt nicht zu einem Kunden der Kategorie „Hersteller“.',
    field: 'template',
  });
  expect(said('export_outlay_vw', 'Leasinggesellschaft').verdict).toBe('refused');
  for (const fits of ['Leasinggesellschaft', 'Autohausgruppe', null])
    expect(said('export_outlay_athlon', fits).verdict).toBe('allowed');
  expect(['Leasinggesellschaft', 'Hersteller', null].map(outlayTemplateFor)).toEqual([
    'export_outlay_athlon',
    'export_outlay_vw',
    'export_outlay_vw',
  ]);
});
