import { loadDefinition } from '../../api/definitions.ts';
import { contractAvis } from '../../domain/avis/contractAvis.ts';
import { registerDialog } from '../dialogs.ts';

/** A dialog comes with the definition whose fields it shows, also where no list of avis has been open yet. */
const withFields =
  <T>(load: () => Promise<T>) =>
  async () =>
    (await Promise.all([load(), loadDefinition(contractAvis)]))[0];

/** Makes the dialogs of avis known, once, at start. */
export function registerAvisDialogs(): void {
  registerDialog(
    'avis.edit',
    withFields(() => import('./dialogs/AvisDialog.tsx')),
  );
  registerDialog(
    'avis.editMany',
    withFields(() => import('./dialogs/ManyAvisDialog.tsx')),
  );
  registerDialog(
    'avis.link',
    withFields(() => import('./dialogs/LinkDialog.tsx')),
  );
  registerDialog(
    'avis.mail',
    withFields(() => import('./dialogs/AvisMailDialog.tsx')),
  );
  registerDialog(
    'avis.join',
    withFields(() => import('./dialogs/JoinDialog.tsx')),
  );
}
