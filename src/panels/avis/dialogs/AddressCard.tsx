import type { AvisEntity } from '../../../commands/avis/avisFacts.ts';
import { townText } from '../../../domain/km/townText.ts';
import { ReachLink } from '../../../ui/display/ReachLink.tsx';
import { Tag } from '../../../ui/display/Tag.tsx';
import { stopOf } from '../list/StopCells.tsx';

/** Where a side is and whom to ask there; the side that has to be arranged stands out. */
export function AddressCard({ avis, side }: { avis: AvisEntity; side: 'pickup' | 'delivery' }) {
  const stop = stopOf(avis, side);
  if (!stop) return null;
  return (
    <div
      className={`mt-2 flex flex-col gap-0.5 rounded-2 border px-5 py-3 ${stop.highlight ? 'border-mark bg-selected' : 'border-line bg-sunken'}`}
    >
      <div className="flex items-center gap-3">
        <span className="font-medium whitespace-nowrap">{stop.title}</span>
        {stop.highlight && <span className="min-w-0 truncate text-11 text-2">wird abgestimmt</span>}
        <span className="flex-1" />
        {stop.highlight && !stop.phone && !stop.email && (
          <Tag colour="info" icon="info">
            Kontaktinformationen fehlen
          </Tag>
        )}
      </div>
      <div>{stop.firma || '–'}</div>
      <div className="text-2">{[stop.strasse, townText(stop)].filter(Boolean).join(', ') || '–'}</div>
      <div className="flex items-center gap-3">
        {stop.contactName || 'kein Ansprechpartner'}
        {stop.phone && <ReachLink kind="phone" value={stop.phone} />}
      </div>
      <div>
        {stop.email ? (
          <ReachLink kind="email" value={stop.email} />
        ) : (
          <span className={stop.highlight ? 'font-medium text-danger' : 'text-3'}>Keine ASP Mail angegeben</span>
        )}
      </div>
    </div>
  );
}
