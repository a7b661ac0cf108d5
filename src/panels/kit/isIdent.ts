import type { Field } from '../../domain/define/field.ts';

/** Plates, codes and numbers of banks and vehicles are read sign by sign. */
export function isIdent({ ident, pattern }: Field): boolean {
  return ident === true || pattern === 'vin' || pattern === 'iban';
}
