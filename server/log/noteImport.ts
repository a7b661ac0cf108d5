import { iriOf } from '../../src/domain/define/resource.ts';
import type { ImportEffect } from '../../src/domain/import/reading/recognise.ts';
import type { Scope } from '../write/behaviour.ts';
import { noteLog } from './noteLog.ts';

type Act = 'eingelesen' | 'übernommen' | 'zurückgenommen';
/** What was done with the rows of a file. */
export type ImportNote = {
  readonly id: number;
  readonly act: Act;
  /** How many rows, and what became of them. */
  readonly counts: string;
  /** No row was refused. */
  readonly isWhole: boolean;
};
const effectWords: Readonly<Record<ImportEffect, string>> = {
  CREATE: 'neu',
  EDIT: 'geändert',
  CANCEL: 'storniert',
  DOUBLE: 'vielleicht doppelt',
  UNCHANGED: 'unverändert',
  FAULTY: 'fehlerhaft',
};

type EffectCounts = Readonly<Partial<Record<ImportEffect, number>>>;

export function countEffects(rows: readonly { readonly effect: ImportEffect }[]): EffectCounts {
  const groups = Map.groupBy(rows, (it) => it.effect);
  return Object.fromEntries([...groups].map(([effect, its]) => [effect, its.length]));
}

/** So many rows of each kind, as the log says it, for example "60 Zeilen, davon 54 neu, 6 fehlerhaft". */
export function effectText(rows: number, counts: EffectCounts): string {
  const parts = (Object.keys(effectWords) as ImportEffect[]).flatMap((effect) => {
    const count = counts[effect] ?? 0;
    return count === 0 ? [] : [`${String(count)} ${effectWords[effect]}`];
  });
  return `${rowsText(rows)}, davon ${parts.join(', ')}`;
}

export function rowsText(count: number): string {
  return count === 1 ? '1 Zeile' : `${String(count)} Zeilen`;
}

/**
 * Notes what somebody did with a file of orders: the file by its number and address, because not everybody who reads
 * the log may read imports.
 */
export async function noteImport(
  { client, now, actor }: Pick<Scope, 'client' | 'now' | 'actor'>,
  { id, act, counts, isWhole }: ImportNote,
): Promise<void> {
  await noteLog(client, {
    at: now,
    type: 'custom',
    level: isWhole ? 'info' : 'warning',
    event: 'import',
    message: importMessage({ id, act, counts }),
    data: { record: iriOf('vw_imports', id) },
    userId: actor.userId,
  });
}

/** How the log says it. */
export function importMessage({ id, act, counts }: Pick<ImportNote, 'id' | 'act' | 'counts'>): string {
  return `Import ${String(id)} ${act}: ${counts}`;
}
