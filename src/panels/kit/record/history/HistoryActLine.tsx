import { useState } from 'react';
import { IconButton } from '../../../../ui/display/IconButton.tsx';
import type { HistoryAct } from './historyActs.ts';

/** In a very narrow panel person and act stand below the moment. */
const line =
  'grid-cols-[minmax(88px,142px)_minmax(70px,.5fr)_minmax(0,2fr)_32px] @max-[340px]:grid-cols-[minmax(0,1fr)_32px]';
const below = '@max-[340px]:col-start-1 @max-[340px]:pt-0 @max-[340px]:pl-6';
const detail = 'grid-cols-[minmax(104px,1fr)_minmax(68px,1.2fr)_minmax(90px,1.2fr)] @max-[340px]:grid-cols-3';

/** What one person did at one moment, in a line that opens to its fields. */
export function HistoryActLine({ act: { when, who, summary, changes } }: { act: HistoryAct }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div role="row" className={`${line} grid min-h-13 items-start border-b border-line-subtle hover:bg-hover`}>
        <span role="cell" className="num py-2.5 pr-3 pl-6 text-2">
          {when}
        </span>
        <span role="cell" className={`${below} min-w-0 px-3 py-2.5 break-words`}>
          {who}
        </span>
        <span role="cell" className={`${below} min-w-0 px-3 py-2.5 break-words`}>
          {summary}
        </span>
        <span role="cell" className="py-0.5 @max-[340px]:col-start-2 @max-[340px]:row-start-1">
          <IconButton
            small
            icon={isOpen ? 'chevron-up' : 'chevron-down'}
            label={`Einzelheiten ${when}`}
            pressed={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        </span>
      </div>
      {isOpen && (
        <div role="row" className="border-b border-line-subtle bg-sunken">
          <div role="cell" className="py-2 pl-3">
            <div aria-hidden className={`${detail} grid text-11 font-medium text-2 *:px-3 *:py-1`}>
              <span>Feld</span>
              <span>Vorher</span>
              <span>Nachher</span>
            </div>
            {changes.map(({ key, what, before, after }) => (
              <div key={key} className={`${detail} grid *:min-w-0 *:px-3 *:py-1 *:break-words`}>
                <span className="text-2">{what}</span>
                <span className="text-3">{before}</span>
                <span>{after}</span>
              </div>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
