import { useState } from 'react';
import { Chip } from '../../src/ui/display/Chip.tsx';
import { Pager } from '../../src/ui/display/Pager.tsx';
import { SkeletonRows } from '../../src/ui/display/Skeleton.tsx';
import { Sheet } from './Sheet.tsx';

export function ListSheets() {
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState(100);
  const noop = () => undefined;
  return (
    <Sheet title="Blättern, Filter, Warten">
      <div className="overflow-hidden rounded-3 border border-line">
        <div className="flex h-17 items-center gap-3 border-b border-line-subtle px-4">
          <Chip name="PLZ beginnt mit" onEdit={noop} onRemove={noop}>
            3
          </Chip>
          <Chip name="ohne" onRemove={noop}>
            Storno
          </Chip>
        </div>
        <SkeletonRows rows={3} columns={3} tall />
        <Pager
          page={page}
          perPage={perPage}
          total={319}
          choices={[10, 25, 50, 100, 200, 500]}
          onPage={setPage}
          onPerPage={setPerPage}
        />
      </div>
    </Sheet>
  );
}
