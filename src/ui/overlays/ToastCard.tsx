import { useEffect, useEffectEvent, useState } from 'react';
import { leavingText } from '../../domain/mail/heldForUndo.ts';
import { Button } from '../display/Button.tsx';
import { Icon } from '../display/Icon.tsx';
import { IconButton } from '../display/IconButton.tsx';
import type { IconName } from '../display/iconName.ts';

export interface ToastAction {
  label: string;
  run: () => void;
  quiet?: boolean | undefined;
}

export interface ToastWayBack {
  run: () => void;
  seconds: number;
  /** From when its time counts; the same message said again begins anew. */
  from?: number | undefined;
  hotkey?: string | undefined;
  /** Mails that wait for this offer and leave with its end, so its clock does not stand still. */
  mails?: { count: number; sendNow: () => void } | undefined;
}

export interface ToastContent {
  tone: 'success' | 'info' | 'warning' | 'error';
  text: string;
  detail?: string | undefined;
  /** 0 to 1: work that is under way. */
  share?: number | undefined;
  onStop?: (() => void) | undefined;
  /** Something goes on by itself after so many seconds from a moment. */
  pause?: { seconds: number; from: number } | undefined;
  undo?: ToastWayBack | undefined;
  actions?: readonly ToastAction[] | undefined;
  onClose: () => void;
}

const tones: Readonly<Record<ToastContent['tone'], { bar: string; ink: string; icon: IconName; word: string }>> = {
  success: { bar: 'before:bg-ok-solid', ink: 'text-ok', icon: 'circle-check', word: 'Erledigt' },
  info: { bar: 'before:bg-mark', ink: 'text-info', icon: 'info', word: 'Hinweis' },
  warning: { bar: 'before:bg-warn-solid', ink: 'text-warn', icon: 'triangle-alert', word: 'Warnung' },
  error: { bar: 'before:bg-danger-solid', ink: 'text-danger', icon: 'octagon-x', word: 'Fehler' },
};

/** One message in the corner. */
export function ToastCard(props: ToastContent) {
  const { tone, text, detail, share, onStop, pause, undo, actions = [], onClose } = props;
  const { bar, ink, icon, word } = tones[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      className={`relative flex w-[340px] items-start gap-4.5 overflow-hidden rounded-3 bg-raised py-4.5 pr-4 pl-6 font-sans text-12 text-1 shadow-menu before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:content-[''] ${bar}`}
    >
      <Icon name={share === undefined ? icon : 'download'} label={word} className={`mt-[1px] ${ink}`} />
      <div className="min-w-0 flex-1">
        <div className="font-medium whitespace-pre-line">{text}</div>
        {detail && <div className="text-11 whitespace-pre-line text-2">{detail}</div>}
        {pause && <Countdown key={pause.from} seconds={pause.seconds} />}
        {share !== undefined && <Progress share={share} label={text} />}
        {(undo || actions.length > 0) && (
          <div className="mt-3 flex items-center gap-3">
            {undo && <Undo key={undo.from} {...undo} onGone={onClose} />}
            {actions.map((action) => (
              <Button
                key={action.label}
                small
                look={action.quiet ? 'quiet' : 'secondary'}
                onClick={() => {
                  onClose();
                  action.run();
                }}
              >
                {action.label}
              </Button>
            ))}
          </div>
        )}
      </div>
      {onStop ? (
        <IconButton small icon="x" label="Abbrechen" onClick={onStop} />
      ) : (
        <IconButton small icon="x" label="Meldung schließen" onClick={onClose} />
      )}
    </div>
  );
}

/** Counted for the eye only; who listens has heard that it goes on. */
function Countdown({ seconds }: { seconds: number }) {
  return (
    <div aria-hidden className="num text-11 text-2">
      weiter in {useSecondsLeft(seconds, false)} s
    </div>
  );
}

/** Counts down to 0, unless it is held. */
function useSecondsLeft(seconds: number, isHeld: boolean): number {
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    if (isHeld) return;
    const clock = window.setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1000);
    return () => window.clearInterval(clock);
  }, [isHeld]);

  return left;
}

function Progress({ share, label }: { share: number; label: string }) {
  const percent = Math.round(Math.max(0, Math.min(1, share)) * 100);
  return (
    <div className="num mt-2.5 flex items-center gap-3 text-11 text-2">
      <span
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2 flex-1 overflow-hidden rounded-full bg-line"
      >
        <i style={{ width: `${percent}%` }} className="block h-full bg-mark" />
      </span>
      {percent} %
    </div>
  );
}

/**
 * The way back, as long as it is open; the clock stands still while the pointer rests on it, unless mails wait for it.
 */
function Undo({ run, seconds, hotkey, mails, onGone }: ToastWayBack & { onGone: () => void }) {
  const [held, setHeld] = useState(false);
  const left = useSecondsLeft(seconds, held && !mails);
  const gone = useEffectEvent(onGone);

  useEffect(() => {
    if (left === 0) gone();
  }, [left]);

  return (
    <span
      className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Button
        small
        icon="undo-2"
        hotkey={hotkey}
        onClick={() => {
          onGone();
          run();
        }}
      >
        Rückgängig
      </Button>
      {mails ? (
        <span className="num w-full text-11 whitespace-nowrap text-2">
          <span aria-hidden>
            {mails.count === 1 ? 'E-Mail' : `${String(mails.count)} E-Mails`} {leavingText(left, mails.count)} ·{' '}
          </span>
          <button
            type="button"
            className="min-h-12 text-link hover:underline"
            onClick={() => {
              onGone();
              mails.sendNow();
            }}
          >
            jetzt senden
          </button>
        </span>
      ) : (
        <span aria-hidden className="num text-11 text-3">
          noch {left} s
        </span>
      )}
    </span>
  );
}
