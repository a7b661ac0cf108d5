import { useEffect, useRef } from 'react';
import { Icon } from '../../../ui/display/Icon.tsx';
import { usePicture } from '../images/usePicture.ts';
import { isMissing, type PicturePair } from './picturePairs.ts';
import type { Sight } from './useSight.ts';

/** All positions in small: what was seen, what is missing, where one is. */
export function PictureStrip({ sight }: { sight: Sight }) {
  const { shown, at, seen } = sight;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at]);
  return (
    <div className="picture-strip flex h-37 flex-none items-center gap-3 border-t border-line pr-6 pl-4">
      <ul
        ref={list}
        aria-label="Bilder"
        className="flex min-w-0 flex-1 gap-3 overflow-x-auto [scrollbar-width:none] px-2 py-2"
      >
        {shown.map((pair, place) => (
          <li key={pair.position} className="flex-none">
            <button
              type="button"
              tabIndex={place === at ? 0 : -1}
              aria-current={place === at}
              onClick={() => sight.goTo(place)}
              data-tip={pair.label}
              className="flex w-28 flex-col gap-[3px] rounded-1 text-left"
            >
              <Thumb pair={pair} isNow={place === at} isSeen={seen.has(pair.position)} />
              <span
                className={`w-full truncate text-10 leading-[13px] ${isMissingPair(pair) ? 'text-danger' : place === at ? 'font-medium text-1' : 'text-2'}`}
              >
                {pair.label}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <span className="num flex-none text-11 text-3">{`${String(at + 1)} von ${String(shown.length)} Bildern`}</span>
    </div>
  );
}

const isMissingPair = ({ pickup, delivery }: PicturePair) => isMissing(pickup) || isMissing(delivery);

function Thumb({ pair, isNow, isSeen }: { pair: PicturePair; isNow: boolean; isSeen: boolean }) {
  const file = usePicture(pair.delivery.file ?? pair.pickup.file);
  const edge = isNow
    ? 'outline-2 outline-offset-1 outline-focus outline'
    : isMissingPair(pair)
      ? 'border border-dashed border-danger-solid'
      : '';
  return (
    <span className={`thumb relative block ${edge}`}>
      {file?.sizes && <img src={file.sizes.small} alt="" loading="lazy" decoding="async" />}
      {pair.marks.some((it) => it.isNew) && <i className="absolute top-1 left-1 size-4 rounded-full bg-[#ffcf5a]" />}
      {isSeen && (
        <span className="absolute right-1 bottom-1 grid size-7 place-items-center rounded-full bg-ok-solid text-on-danger">
          <Icon name="check" size={10} label="gesehen" />
        </span>
      )}
    </span>
  );
}
