import { randomFrom, sample, weighted } from '../random.ts';

/** A photo or paper that the driver added on his own account. */
export type Attachment = {
  readonly title: string;
  /** The place that a photo shows; a paper is none. */
  readonly place?: string;
  readonly processStateType: 'STARTED' | 'SUBMITTED';
};

const photos: readonly Attachment[] = [
  { title: 'Warndreieck und Verbandkasten', place: 'equipment', processStateType: 'STARTED' },
  { title: 'Warnleuchte im Kombiinstrument', place: 'odometer', processStateType: 'STARTED' },
  { title: 'Reifenprofil vorn links', place: 'tyreTread', processStateType: 'STARTED' },
  { title: 'Stellplatz bei Ankunft', place: 'parkingPosition', processStateType: 'SUBMITTED' },
  { title: 'Kofferraum bei Übergabe', place: 'boot', processStateType: 'SUBMITTED' },
  { title: 'Schlüssel bei Übergabe', place: 'keys', processStateType: 'SUBMITTED' },
];
const papers: readonly Attachment[] = [
  { title: 'Übernahmeprotokoll', processStateType: 'STARTED' },
  { title: 'Vollmacht', processStateType: 'STARTED' },
  { title: 'Lieferschein', processStateType: 'SUBMITTED' },
  { title: 'Parkschein', processStateType: 'SUBMITTED' },
];
const counts = weighted([
  [0, 68],
  [1, 22],
  [2, 10],
] as const);

/** What was added on a ride, the same each time it is asked. */
export function attachmentsOf(contract: number) {
  const random = randomFrom('leitstand', 'attachments', contract);
  return { photos: sample(random, photos, counts(random)), papers: sample(random, papers, counts(random)) };
}
