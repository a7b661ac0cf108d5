import { messageOf } from '../../api/apiErrors.ts';
import { useItem } from '../../api/records/queries.ts';
import { urlOf } from '../../commands/selection.ts';
import { bundle } from '../../domain/bundle/bundle.ts';
import { labelOf } from '../../domain/choices/choices.ts';
import { emptyTexts } from '../../domain/choices/emptyTexts.ts';
import { ErrorState } from '../../ui/display/ErrorState.tsx';
import { BundleChip } from '../../ui/display/NameChip.tsx';
import { SkeletonRows } from '../../ui/display/Skeleton.tsx';
import type { PanelProps } from '../definePanel.ts';
import { BundleCheck } from './BundleCheck.tsx';
import { BundleWay } from './BundleWay.tsx';
import { useBundleEntries } from './useBundleEntries.ts';
import { useBundleWays } from './useBundleWays.ts';

/** The way of a bundle as a picture, and what speaks against driving it like that. */
export default function BundleWayPanel({ params }: PanelProps) {
  const iri = `/api/bundles/${params.id ?? ''}`;
  const { item, error, refetch } = useItem(bundle, iri);
  const { entries, isLoading } = useBundleEntries(iri);
  const ways = useBundleWays(entries);
  if (error && !item)
    return (
      <ErrorState title="Das Fahrtpaket konnte nicht geladen werden" onRetry={refetch}>
        {messageOf(error)}
      </ErrorState>
    );
  return (
    <div
      className="@container flex h-full min-h-0 flex-col overflow-auto bg-panel"
      role="region"
      aria-label="Weg und Prüfung"
    >
      <div className="flex h-17 flex-none items-center gap-4 border-b border-line px-6">
        <a href={urlOf(iri)} className="flex" aria-label={`Fahrtpaket ${item?.bundle ?? ''} öffnen`}>
          <BundleChip name={item?.bundle ?? 'FP'} />
        </a>
      </div>
      {entries.length > 0 && item ? (
        <>
          <BundleWay entries={entries} ways={ways} />
          <BundleCheck bundle={item} entries={entries} between={ways.between} />
        </>
      ) : isLoading || !item ? (
        <SkeletonRows rows={6} columns={2} tall />
      ) : (
        <p role="status" className="px-6 py-5 text-12 text-3">
          {labelOf(emptyTexts, 'bundleContracts')}
        </p>
      )}
    </div>
  );
}
