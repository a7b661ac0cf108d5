import { expect, test } from 'vitest';
import type { Finding } from '../../domain/preflight/finding.ts';
import { foldedFindings } from './foldedFindings.ts';

const finding = (id: string, title: string, more: Partial<Finding> = {}): Finding => ({ id, kind: 'block', title, text: 'Bleibt.', ...more });

test('what is said of several orders in the same words is said once, with the further numbers', () => {
  const [first, second, third] = [finding('1', '26000001 ist abgeschlossen (U4)'), finding('2', '26000002 ist abgeschlossen (U4)'), finding('3', '26000003 ist storniert')];
  expect(foldedFindings([first, second, third])).toEqual([{ finding: first, further: ['26000002'] }, { finding: third, further: [] }]);
});

test('other words, another weight, a bundle or a sentence about the driver stand for themselves', () => {
  const all = [
    finding('1', '26000001 ist storniert'),
    finding('2', '26000002 ist storniert', { text: 'Geht.' }),
    finding('3', '26000003 ist storniert', { kind: 'warn' }),
    finding('4', '26000004 ist storniert', { bundle: 'FP-1' }),
    finding('5', 'HDI1 hat keinen App-Zugang'),
    finding('6', 'HDI1 hat keinen App-Zugang'),
  ];
  expect(foldedFindings(all).map(({ finding: { id } }) => id)).toEqual(['1', '2', '3', '4', '5', '6']);
});
