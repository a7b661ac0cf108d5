import type { useProtocolRecipients } from '../../../api/calls/protocolRecipients.ts';
import type { OpenPoint } from '../../../domain/protocol/openPoints.ts';
import { labelOfAll, nothingWanted, wantedOf } from '../../../domain/protocol/requested.ts';
import { Button } from '../../../ui/display/Button.tsx';

interface LaneFootProps {
  open: readonly OpenPoint[];
  /** Who would get it, and what speaks against sending it; undefined until that is known. */
  sending: ReturnType<typeof useProtocolRecipients>['found'];
  onCheck: () => void;
  onComplain: () => void;
  onRequest: () => void;
  onLater: () => void;
  onSend: () => void;
}

/** What can be decided, and who gets the protocol then. */
export function LaneFoot({ open, sending, ...on }: LaneFootProps) {
  const count = sending?.recipients.length ?? 0;
  const wanted = wantedOf(open);
  return (
    <footer className="lane-foot flex min-h-20 flex-none items-center gap-3 @max-[980px]:flex-wrap border-t border-line bg-sunken px-4 py-3">
      <Button look="primary" hotkey="mod+enter" onClick={on.onCheck}>
        Prüfen und weiter
      </Button>
      <Button icon="megaphone" hotkey="b" onClick={on.onComplain}>
        Beanstanden
      </Button>
      <span data-tip={wanted.length > 0 ? labelOfAll(wanted) : undefined} className="flex-none">
        <Button
          icon="message-question"
          hotkey="f"
          reason={wanted.length === 0 ? nothingWanted : undefined}
          onClick={on.onRequest}
        >
          Fehlendes anfordern
        </Button>
      </span>
      <Button icon="clock" hotkey="delete" onClick={on.onLater}>
        Zurückstellen
      </Button>
      {open.length > 0 && (
        <span className="not-in-low min-w-0 flex-none truncate text-11 text-danger @max-[1100px]:flex-initial">
          {`${countOfOpen(open.length)}: prüfen fragt nach einem Grund`}
        </span>
      )}
      <span
        data-tip={sending?.message ?? undefined}
        className="num ml-auto min-w-0 truncate text-11 text-2 @max-[760px]:hidden"
      >
        {sending &&
          (inShort(sending.message) ??
            (count === 1 ? 'danach Versand an 1 Empfänger' : `danach Versand an ${String(count)} Empfänger`))}
      </span>
      <Button icon="send" hotkey="v" reason={sending?.message ?? undefined} onClick={on.onSend}>
        Versenden
      </Button>
    </footer>
  );
}

/** "1 offener Punkt" */
export function countOfOpen(count: number): string {
  return count === 1 ? '1 offener Punkt' : `${String(count)} offene Punkte`;
}

/** A sentence that goes on to say why is cut there: the whole of it stands in the tip. */
function inShort(message: string | null): string | null {
  return message?.split(':')[0] ?? null;
}
