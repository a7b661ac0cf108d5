import { laneLegend } from '../../../commands/protocol/reviewKeys.ts';
import { hotkeyText } from '../../../ui/display/hotkeyText.ts';
import { Kbd } from '../../../ui/display/Kbd.tsx';

/** What the keys do; where there is no room for it, it stands on the sheet of keys alone. */
export function LaneLegend() {
  return (
    <dl
      aria-label="Tasten"
      className="legend grid flex-none grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 border-t border-line bg-sunken px-5 py-4 text-11 leading-[16px] @max-[760px]:hidden max-[1300px]:hidden"
    >
      {laneLegend.map(({ keys, text }) => (
        <div key={keys} className="contents">
          <dt>
            <Kbd keys={keys} className="bg-panel" />
            <span className="sr-only">{hotkeyText(keys)}</span>
          </dt>
          <dd className="truncate">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
