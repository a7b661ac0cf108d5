import { useAtomValue } from 'jotai';
import { store } from '../../api/entities.ts';
import { localWorkAtom } from '../../commands/work.ts';
import { Icon } from '../../ui/Icon.tsx';

/** Background work of this window, with its progress and a way to stop it. */
export function LocalWork() {
  return useAtomValue(localWorkAtom, { store }).map(({ id, label, done, of, cancel }) => (
    <span key={id} className="flex items-center gap-3">
      {label} <b className="text-1">{done} von {of}</b>
      <span role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={of} aria-valuenow={done} className="inline-block h-2 w-45 overflow-hidden rounded-full bg-line">
        <i className="block h-full bg-mark" style={{ width: `${of === 0 ? 0 : (done / of) * 100}%` }} />
      </span>
      {cancel && (
        <button type="button" aria-label={`${label} anhalten`} data-tip="Anhalten" onClick={cancel} className="grid size-8 place-items-center rounded-1 hover:bg-press hover:text-1">
          <Icon name="x" size={12} />
        </button>
      )}
    </span>
  ));
}
