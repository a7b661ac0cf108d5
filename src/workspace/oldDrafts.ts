import { draftsAtom, listDrafts, saveDraft } from '../api/session/drafts.ts';
import { store } from '../api/records/entities.ts';
import { companyZone, formatInstant } from '../domain/time/zone.ts';
import { notify } from '../ui/overlays/notify.ts';

/** So long what was typed and never saved is kept on this computer (retention.md). */
const keptDays = 90;

/** Gives up the drafts of the signed-in person that nobody has touched for so long, and says so. */
export async function forgetOldDrafts(now = new Date()): Promise<void> {
  await listDrafts();
  const since = now.getTime() - keptDays * 86_400_000;
  const old = store.get(draftsAtom).filter((it) => Date.parse(it.at) < since);
  const [newest] = old;
  if (!newest) return;
  for (const { iri, at } of old) await saveDraft(iri, { values: {}, base: {}, at });
  const days = String(keptDays);
  const text =
    old.length === 1
      ? `Ein Entwurf wurde gelöscht, weil er seit ${days} Tagen unverändert war.`
      : `${String(old.length)} Entwürfe wurden gelöscht, weil sie seit ${days} Tagen unverändert waren.`;
  notify.info(text, { detail: `Zuletzt geändert am ${formatInstant(newest.at, companyZone)}` });
}
