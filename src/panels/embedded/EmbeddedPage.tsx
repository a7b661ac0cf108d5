import type { ReactNode } from 'react';
import { useEmbeddedAddress } from '../../api/calls/embeddedPages.ts';
import type { EmbeddedPage as Page } from '../../domain/system/embeddedPages.ts';
import { SkeletonRows } from '../../ui/display/Skeleton.tsx';

type EmbeddedPageProps = {
  readonly page: Page;
  readonly title: string;
  /** Our own page, where the installation names no other. */
  readonly children: ReactNode;
};

/**
 * It works and signs people in as it does in a window of its own, which takes its own origin; that this is never ours
 * is checked when the server starts. It cannot lead the console elsewhere.
 */
const rights = ['allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-popups', 'allow-downloads'];

/**
 * A page that another program shows where the installation names its address, else our own: never an empty frame. The
 * frame keeps what it shows away from the console.
 */
export function EmbeddedPage({ page, title, children }: EmbeddedPageProps) {
  const address = useEmbeddedAddress(page);
  if (address === undefined) return <SkeletonRows />;
  if (address === null) return children;
  return (
    <div className="flex h-full min-h-0 flex-col">
      <p className="flex flex-none items-center gap-4 border-b border-line px-6 py-3 text-2">
        Diese Seite kommt von {new URL(address).host}.
        <a href={address} target="_blank" rel="noopener noreferrer" className="text-link hover:underline">
          In eigenem Fenster öffnen
        </a>
      </p>
      <iframe
        title={title}
        src={address}
        sandbox={rights.join(' ')}
        referrerPolicy="no-referrer"
        className="min-h-0 w-full flex-1 bg-white"
      />
    </div>
  );
}
