import { useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';
import { store } from '../../api/records/entities.ts';
import { useUnlockCodes, type UnlockCodes as Codes } from '../../api/session/unlockCodes.ts';
import { copyText } from '../../commands/copyText.ts';
import { companyZone, timeIn } from '../../domain/time/zone.ts';
import { Floating } from '../../ui/overlays/Floating.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { useEscape } from '../../ui/overlays/useEscape.ts';
import { secondAtom } from '../second.ts';
import { SecondsText } from '../SecondsText.tsx';

const clock = (iso: string) => timeIn(companyZone, new Date(iso));

function restOf(until: string, now: Date): string {
  const seconds = Math.max(0, Math.ceil((new Date(until).getTime() - now.getTime()) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The code of the day and of the running five minutes, as read out on the telephone; the rest opens below. */
export function UnlockCodes() {
  const codes = useUnlockCodes();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const now = useAtomValue(secondAtom, { store });
  const leave = useCallback(() => {
    setOpen(false);
    button?.focus();
  }, [button]);
  useEscape(isOpen, leave);
  if (!codes) return <span className="h-13 w-[210px] flex-none max-[1400px]:w-[160px]" />;
  const slot = codes.slots.find((it) => new Date(it.until) > now) ?? codes.slots[0];
  return (
    <>
      <button
        ref={setButton}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="num flex h-13 flex-none items-center gap-4 rounded-2 border border-line px-[9px] whitespace-nowrap text-2 hover:bg-press"
      >
        <Icon name="key-round" label="Freischaltcodes" />
        <span className="max-[1400px]:hidden">Tag</span>
        <b className="ident tracking-[.06em] text-1">{codes.day.code}</b>
        {slot && (
          <>
            <i className="h-7 w-[1px] bg-line" />
            <span className="max-[1400px]:hidden">{clock(slot.from)}</span>
            <b className="ident tracking-[.06em] text-1">{slot.code}</b>
            <SecondsText
              widest="noch 5:00"
              className="text-left text-3"
            >{`noch ${restOf(slot.until, now)}`}</SecondsText>
          </>
        )}
        <Icon name="chevron-down" />
      </button>
      {isOpen && button && (
        <Floating anchor={button} align="end" onLeave={() => setOpen(false)} role="dialog" label="Freischaltcodes">
          <CodeList codes={codes} now={now} />
        </Floating>
      )}
    </>
  );
}

function CodeList({ codes, now }: { codes: Codes; now: Date }) {
  const line = (key: string, when: string, code: string, isNow = false) => (
    <button
      key={key}
      type="button"
      autoFocus={key === 'day'}
      onClick={() => void copyText(code, `Code ${code} kopiert`)}
      className={`flex h-13 w-full items-center gap-6 rounded-2 px-4 hover:bg-hover ${isNow ? 'bg-selected' : ''}`}
    >
      <span className="num flex-1 text-left text-2">{when}</span>
      <b className="ident tracking-[.06em] text-1">{code}</b>
      <Icon name="copy" size={12} className="text-3" />
    </button>
  );
  return (
    <div className="fade-in w-[230px] rounded-3 bg-raised p-2 shadow-menu">
      {line('day', `Tagescode bis ${clock(codes.day.validUntil)}`, codes.day.code)}
      <div className="-mx-2 my-2 border-t border-line-subtle" />
      {codes.slots.map((slot) =>
        line(
          slot.from,
          `${clock(slot.from)}–${clock(slot.until)}`,
          slot.code,
          new Date(slot.from) <= now && now < new Date(slot.until),
        ),
      )}
      <p className="px-4 pt-2 pb-1 text-11 text-3">Ein Klick kopiert den Code.</p>
    </div>
  );
}
