import { Icon } from '../../../ui/display/Icon.tsx';
import { Menu } from '../../../ui/overlays/Menu.tsx';
import type { MenuEntry } from '../../../ui/overlays/menuEntry.ts';
import { companyZone, formatInstant, timeIn } from '../../../domain/time/zone.ts';
import { PictureBox, type PictureBoxProps } from './PictureBox.tsx';
import { usePicture } from './usePicture.ts';

export interface PictureSlotProps extends Omit<PictureBoxProps, 'look' | 'removal'> {
  isRequired?: boolean;
  /** What it may show as well, for a picture that stands in the wrong place. */
  kinds: () => readonly MenuEntry[];
  /** What stands against it, for example that nobody has said what it shows. */
  fault?: string | undefined;
}

/** The place of one standard picture: the picture, what it shows, and whether one has to be there. */
export function PictureSlot({ isRequired = false, kinds, fault, ...box }: PictureSlotProps) {
  const { label, iri, readOnly, isGone = false } = box;
  return (
    <li className="min-w-0">
      <PictureBox {...box} />
      <div className="flex min-h-12 items-start gap-2 py-2.5 text-11 leading-[14px]">
        {iri === null || readOnly ? (
          <span className="min-w-0 flex-1 px-1 break-words hyphens-auto">{label}</span>
        ) : (
          <Menu
            label={`Bildtyp: ${label}`}
            entries={kinds}
            className="-my-1 min-w-0 flex-1 rounded-1 px-1 py-1 text-left break-words hyphens-auto hover:bg-press"
          >
            {label} <Icon name="chevron-down" size={10} className="inline text-3" />
          </Menu>
        )}
        {iri !== null && <Sent iri={iri} />}
        {isRequired && iri === null && !isGone && (
          <span data-tip="Pflichtbild" className="flex-none text-danger">
            <span className="hidden @min-[900px]:inline">Pflicht</span>
            <span aria-hidden className="@min-[900px]:hidden">
              *
            </span>
          </span>
        )}
      </div>
      {fault !== undefined && (
        <p role="alert" className="px-2 pb-1 text-11 leading-[15px] text-danger">
          {fault}
        </p>
      )}
    </li>
  );
}

/** When the picture came: the app sends each one as it is taken. */
function Sent({ iri }: { iri: string }) {
  const sentAt = usePicture(iri)?.uploadedAt;
  if (!sentAt) return null;
  return (
    <time
      dateTime={sentAt}
      data-tip={`Übertragen ${formatInstant(sentAt, companyZone)}`}
      className="num flex-none text-3 @min-[560px]:@max-[760px]:hidden"
    >
      {timeIn(companyZone, new Date(sentAt))}
    </time>
  );
}
