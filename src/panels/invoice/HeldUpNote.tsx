import { latePart } from '../kit/latePart.tsx';
import type { Checked } from './DocumentCheck.tsx';

const HeldUpCount = latePart<{ readonly entity: Checked }>(
  async () => (await import('./DocumentCheck.tsx')).HeldUpCount,
);

/** The foot of a document and of an LF Rechnung says how much holds completing up; its code comes with the form. */
export function HeldUpNote({ entity }: { entity: Checked }) {
  return <HeldUpCount entity={entity} />;
}
