type Numbered = { readonly sortOrder?: number | null | undefined };

/**
 * The number of each damage: one that has a number keeps it for good, since pictures, mails and the paper name it; a
 * new one gets the next.
 */
export function damageNumbers(damages: readonly Numbered[]): readonly number[] {
  let last = Math.max(0, ...damages.map((it) => it.sortOrder ?? 0));
  return damages.map((it) => it.sortOrder ?? (last += 1));
}
