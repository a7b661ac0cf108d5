import { labelOf } from '../choices/choices.ts';
import type { Iri } from '../define/field.ts';
import type { SomeOf } from '../define/row.ts';
import { components } from './choices/components.ts';
import { damageProcessStates } from './choices/damageProcessStates.ts';
import { expenseTypes } from './choices/expenseTypes.ts';
import { protocolImageStates } from './choices/protocolImageStates.ts';
import { signatureRoles } from './choices/signatureRoles.ts';
import type { protocol } from './protocol.ts';

type Protocol = SomeOf<
  typeof protocol,
  | 'images'
  | 'damages'
  | 'expenses'
  | 'additionalPhotos'
  | 'additionalDocuments'
  | 'driverSignature'
  | 'submitterSignature'
  | 'receiverSignature'
>;
/** A stored file of an order: what it is, and its address. */
export type ProtocolFile = { readonly label: string; readonly file: Iri };

/**
 * Every stored file of the order, each once: what its protocol names by what it is, and what was stored `beside` it by
 * what its sender called it.
 */
export function storedFilesOf(
  protocol: Protocol,
  { kinds, beside }: { readonly kinds: ReadonlyMap<string, string>; readonly beside: readonly ProtocolFile[] },
): readonly ProtocolFile[] {
  const named = [
    ...signatureRoles.items.flatMap(({ key, label }) => [
      fileOf(`Unterschrift ${label}`, protocol[key]?.signatureImage?.file),
      fileOf(`Ersatzfoto ${label}`, protocol[key]?.signatureAltPhoto?.documentPicture?.file),
    ]),
    ...(protocol.images ?? []).map((it) => fileOf(kinds.get(it.imageId ?? '') ?? 'Ohne Bildtyp', it.file)),
    ...(protocol.damages ?? []).flatMap((it) => {
      const label = `Schaden ${String(it.sortOrder ?? '')} ${labelOf(components, it.component)}`;
      return [fileOf(label, it.image?.file), fileOf(`${label}, Übersicht`, it.overviewImage?.file)];
    }),
    ...(protocol.expenses ?? []).map((it) =>
      fileOf(`Beleg ${labelOf(expenseTypes, it.type)}`, it.documentPicture?.file),
    ),
    ...(protocol.additionalPhotos ?? []).map((it) => fileOf(it.title ?? 'Zusatzfoto', it.documentPicture?.file)),
    ...(protocol.additionalDocuments ?? []).map((it) => fileOf(it.title ?? 'Zusatzdokument', it.documentPicture?.file)),
    ...beside,
  ].flat();
  return named.filter((it, at) => named.findIndex(({ file }) => file === it.file) === at);
}

/** At which handover a file of the protocol came into being, as far as the protocol says so. */
export function handoverOf(protocol: Protocol, file: Iri): string | undefined {
  const slot = (protocol.images ?? []).find((it) => it.file === file);
  if (slot) return protocolImageStates.items.find(({ prefix }) => slot.imageId?.startsWith(prefix))?.label;
  const damage = (protocol.damages ?? []).find((it) => it.image?.file === file || it.overviewImage?.file === file);
  const added = [...(protocol.additionalPhotos ?? []), ...(protocol.additionalDocuments ?? [])].find(
    (it) => it.documentPicture?.file === file,
  );
  const at = damage?.image?.processStateType ?? added?.documentPicture?.processStateType;
  return at ? labelOf(damageProcessStates, at) : undefined;
}

function fileOf(label: string, file: Iri | null | undefined): readonly ProtocolFile[] {
  return file ? [{ label, file }] : [];
}
