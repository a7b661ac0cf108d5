import type { Resource } from '../../../domain/define/resource.ts';
import { Button } from '../../../ui/display/Button.tsx';
import { Kbd } from '../../../ui/display/Kbd.tsx';
import { captionOf } from '../form/formValues.ts';
import type { useNewRow } from './useNewRow.ts';

interface NewRowBarProps {
  resource: Resource;
  row: ReturnType<typeof useNewRow>;
  onAdd: () => void;
}

/** Under the rows: the way to a new one, and what stands against the one that is being typed. */
export function NewRowBar({ resource, row, onAdd }: NewRowBarProps) {
  const { newRow, faults, isMaking, finish, discard } = row;
  const { one } = resource.title;
  const look =
    'flex min-h-15 flex-none flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-sunken px-4 py-1';
  if (!newRow)
    return (
      <div className={look}>
        <Button small look="quiet" icon="plus" onClick={onAdd}>
          {one} anfügen
        </Button>
        <Kbd keys="insert" />
      </div>
    );
  return (
    <div className={look} role="group" aria-label={`${one} anlegen`}>
      <Button small look="primary" onClick={() => void finish()} busy={isMaking}>
        Anlegen
      </Button>
      <Button small look="quiet" onClick={discard}>
        Verwerfen
      </Button>
      {faults.length === 0 && (
        <span className="text-11 text-2">Tab geht zur nächsten Zelle, Enter legt an, Esc verwirft.</span>
      )}
      <span role="alert" className="text-11 text-danger">
        {faults
          .map(({ path, message }) => (path === '' ? message : `${captionOf(resource, path).label}: ${message}`))
          .join(' · ')}
      </span>
    </div>
  );
}
