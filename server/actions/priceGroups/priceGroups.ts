import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { baseSlugs } from '../../../src/domain/price/contractPrice.ts';
import { priceGroup } from '../../../src/domain/price/priceGroup.ts';
import { priceType } from '../../../src/domain/price/priceType.ts';
import { behave, type Intent, type Scope } from '../../write/behaviour.ts';

/** Customers without a group of their own always have prices: the default group stays, and stays active (R71). */
function keepDefault({ kind, before, after }: Intent<typeof priceGroup>): Verdict<'active'> {
  if (!before?.defaultPriceSet || (kind !== 'delete' && after.active)) return allowed;
  return refused(
    'Das ist die Standard-Preisgruppe; bitte zuerst eine andere als Standard setzen.',
    kind === 'delete' ? undefined : 'active',
  );
}

/** One price for each step of a type, and nothing that is paid for having something driven. */
async function checkPrices(
  { kind, before, after, input }: Intent<typeof priceGroup>,
  scope: Scope,
): Promise<Verdict<`priceSets.${number}.distance` | `priceSets.${number}.price`>> {
  if (kind === 'delete' || input.priceSets === undefined) return allowed;
  const known = new Set<string>();
  const saved = new Map((before?.priceSets ?? []).map((it) => [it.id, it]));
  const bases = new Map<string, boolean>();
  for (const [at, { id, type, distance, price }] of after.priceSets.entries()) {
    const step = `${type ?? ''} ${String(distance)}`;
    if (known.has(step))
      return refused(
        `Die Stufe bis ${String(distance)} km gibt es in dieser Preisart schon.`,
        `priceSets.${at}.distance`,
      );
    known.add(step);
    const isOld = saved.get(id)?.price === price && saved.get(id)?.type === type;
    if (isOld || !price?.startsWith('-')) continue;
    const isBase = bases.get(type ?? '') ?? isBaseSlug((await scope.look(priceType, type))?.slug);
    bases.set(type ?? '', isBase);
    if (isBase) return refused('Ein Grundpreis darf nicht negativ sein.', `priceSets.${at}.price`);
  }
  return allowed;
}

function isBaseSlug(slug: string | null | undefined): boolean {
  return Object.values(baseSlugs).some((it) => it === slug);
}

/** What a price group does beyond storing its fields. */
export const priceGroups = behave(priceGroup, { check: [keepDefault, checkPrices] });
