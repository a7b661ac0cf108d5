import { useAtomValue } from 'jotai';
import { store } from '../../api/records/entities.ts';
import { request } from '../../api/http.ts';
import { progressAtom } from '../../api/live/live.ts';
import { localWorkAtom } from '../../commands/work.ts';
import { progressText } from '../../domain/job/progressText.ts';

/**
 * What runs in the background, of this window and of the server: how far it is, and a way to stop what this person has
 * started.
 */
export function RunningWork() {
  const ofServer = Object.values(useAtomValue(progressAtom, { store })).map(({ task, stop, ...it }) => ({
    ...it,
    id: task,
    cancel: stop && (() => void request('DELETE', stop).catch(() => undefined)),
  }));
  return [...ofServer, ...useAtomValue(localWorkAtom, { store })].map(({ id, label, done, of, cancel }) => (
    <span
      key={id}
      className="flex items-center gap-3"
      data-tip={`${done.toLocaleString('de-DE')} von ${of.toLocaleString('de-DE')}`}
    >
      {label} <b className="text-1">{progressText(done, of)}</b>
      <span
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={done}
        className="inline-block h-2 w-45 overflow-hidden rounded-full bg-line"
      >
        <i className="block h-full bg-mark" style={{ width: `${of === 0 ? 0 : Math.min(100, (done / of) * 100)}%` }} />
      </span>
      {cancel && (
        <button
          type="button"
          aria-label={`${label} anhalten`}
          onClick={cancel}
          className="rounded-1 text-link hover:underline"
        >
          anhalten
        </button>
      )}
    </span>
  ));
}
