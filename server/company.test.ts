import { expect, test } from 'vitest';
import { legalLineOf } from './company.ts';

const register = { amtsgericht: 'Köln', handelsregisternummer: 'HRB 4711' };

test('the line of the law names court, register and tax ids once, whatever the own line says of them', () => {
  expect(legalLineOf({ ...register, legalLine: 'Amtsgericht Köln · HRB 4711 · Geschäftsführung: E. B.' }, [])).toBe(
    'Amtsgericht Köln · HRB 4711 · Geschäftsführung: E. B.',
  );
  expect(legalLineOf({ ...register, amtsgericht: 'Amtsgericht Köln', legalLine: null }, ['USt-IdNr. DE1'])).toBe(
    'Amtsgericht Köln · HRB 4711 · USt-IdNr. DE1',
  );
  expect(legalLineOf({ amtsgericht: null, handelsregisternummer: null, legalLine: null }, [false, null])).toBeNull();
});
