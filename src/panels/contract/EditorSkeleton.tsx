import { Skeleton } from '../../ui/Skeleton.tsx';

/** The outline of the order while it is on its way, so that nothing jumps when it arrives. */
export function EditorSkeleton() {
  return (
    <div role="status" aria-label="Auftrag wird geladen" className="waiting flex min-h-0 flex-1 flex-col">
      <div className="flex h-20 flex-none items-center gap-6 border-b border-line-subtle px-6">
        <Skeleton width={84} height={13} />
        <Skeleton width={26} height={13} />
        <Skeleton width={88} height={13} />
      </div>
      <div className="grid grid-cols-2 gap-x-8 gap-y-5 p-6">
        {Array.from({ length: 24 }, (_, at) => <Skeleton key={at} width={`${88 - ((at * 13) % 40)}%`} height={20} />)}
      </div>
    </div>
  );
}
