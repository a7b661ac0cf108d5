import { partsAt } from '../../../src/domain/protocol/carParts.ts';
import { complaintTypes } from '../../../src/domain/protocol/choices/complaintTypes.ts';
import type { KeyOf } from '../../../src/domain/choices/choices.ts';
import { staffIds } from '../base/ids.ts';
import { instantText } from '../days.ts';
import { at, randomFrom, sample, weighted } from '../random.ts';
import type { Clock, Dossier } from './dossier.ts';

const counts = weighted([
  [1, 70],
  [2, 22],
  [3, 8],
] as const);
const reporters = [staffIds.office, staffIds.office2, staffIds.dispo];
const hour = 3_600_000;

/** What the office wrote about it; a few kinds speak for themselves. */
const words: Partial<Record<KeyOf<typeof complaintTypes>, string>> = {
  imagesMissing: 'Die Bilder der Beifahrerseite fehlen. Bitte nachreichen.',
  imagesBlurred: 'Der Kilometerstand ist auf dem Bild nicht zu lesen.',
  damageNotDocumented: 'Laut Empfänger neu, im Protokoll nicht erfasst.',
  damageWronglyAssigned: 'Der Schaden liegt auf der anderen Seite.',
  signatoryUnreadable: 'Bitte den Namen in Druckbuchstaben nachtragen.',
  mileageWrong: 'Zahlendreher, laut Bild 300 km weniger.',
  keyCountWrong: 'Der Empfänger hat nur einen Schlüssel erhalten.',
  receiptMissing: 'Der Tankbeleg liegt nicht bei.',
  wrongPlace: 'Das Fahrzeug stand auf dem Besucherparkplatz.',
  otherReason: 'Der Empfänger bittet um Rückruf.',
};

/**
 * What was found fault with after the delivery: in 2.5 of a hundred protocols (demo.md), among those that are still
 * being looked at far more often.
 */
export function complaintsOf(it: Dossier, { isRecent, clock }: { readonly isRecent: boolean; readonly clock: Clock }) {
  const { state, times, emptyRun } = it.progress;
  const random = randomFrom('leitstand', 'complaints', it.contract.id);
  if (state < 3 || emptyRun || !random.chance(isRecent ? 0.1 : 0.022)) return [];
  const delivered = at(times, 3);
  return sample(random, complaintTypes.items, counts(random)).map(({ key }) => {
    const written = Math.min(clock.now, delivered + random.int(1, 20) * hour);
    const changed = random.chance(0.3) ? Math.min(clock.now, written + random.int(1, 30) * hour) : written;
    return {
      complaint: `/api/protocol_complaint_types/${String(complaintTypes.items.findIndex((type) => type.key === key) + 1)}`,
      description: words[key] ?? null,
      component:
        key === 'damageNotDocumented'
          ? random.pick(partsAt({ carType: it.contract.model.carType, location: random.pick(['front', 'rear']) })).key
          : null,
      reporter: `/api/users/${String(random.pick(reporters))}`,
      createdAt: instantText(written),
      updatedAt: instantText(changed),
    };
  });
}
