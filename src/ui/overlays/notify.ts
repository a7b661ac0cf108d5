import type { ToastContent, ToastWayBack } from './ToastCard.tsx';

export interface ToastUndo {
  run: () => void;
  /** How long it can be taken back; 10 seconds unless told. */
  seconds?: number | undefined;
  hotkey?: string | undefined;
  /** Mails that leave when the time is over. */
  mails?: ToastWayBack['mails'];
}

export interface ToastMore {
  detail?: string | undefined;
  /** Something goes on by itself after so many seconds, which it counts; it stands as long. */
  pause?: number | undefined;
  undo?: ToastUndo | undefined;
  actions?: ToastContent['actions'] | undefined;
}

const max = 10;
const seconds = { success: 5, info: 6, warning: 10, error: 20 } as const;
let shown: readonly string[] = [];

const forget = (id: string) => {
  shown = shown.filter((other) => other !== id);
};

/** Where messages appear. */
export interface MessageOutlet {
  show: (id: string, content: Omit<ToastContent, 'onClose'>, more: { life: number; onGone: () => void }) => void;
  /** One message, or all of them. */
  dismiss: (id?: string) => void;
}

let outlet: MessageOutlet | undefined;
/** What was said while there was none, by its text. */
const waiting = new Map<string, (to: MessageOutlet) => void>();

/** Messages appear here from now on, those first that were said before there was an outlet. */
export function openOutlet(opened: MessageOutlet): void {
  outlet = opened;
  for (const message of waiting.values()) message(opened);
  waiting.clear();
}

function tell(id: string, message: (to: MessageOutlet) => void): void {
  if (outlet) message(outlet);
  else waiting.set(id, message);
}

function takeBack(id: string): void {
  waiting.delete(id);
  outlet?.dismiss(id);
}

/** Shows a message once: the same text again renews it, and the oldest goes when there are more than ten. */
function show(id: string, content: Omit<ToastContent, 'onClose'>, life: number) {
  forget(id);
  shown = [...shown, id];
  const tooMany = shown.slice(0, Math.max(0, shown.length - max));
  shown = shown.slice(-max);
  tooMany.forEach(takeBack);
  tell(id, (to) => to.show(id, content, { life, onGone: () => forget(id) }));
}

function say(tone: keyof typeof seconds, { text, more }: { text: string; more: ToastMore }) {
  const undo = more.undo && { ...more.undo, seconds: more.undo.seconds ?? 10, from: Date.now() };
  const life = undo ? Number.POSITIVE_INFINITY : (more.pause ?? seconds[tone]) * 1000;
  const pause = more.pause === undefined ? undefined : { seconds: more.pause, from: Date.now() };
  show(text, { tone, text, detail: more.detail, pause, actions: more.actions, undo }, life);
}

/** What happened, told in a corner without taking the focus. */
export const notify = {
  success: (text: string, more: ToastMore = {}) => say('success', { text, more }),
  info: (text: string, more: ToastMore = {}) => say('info', { text, more }),
  warning: (text: string, more: ToastMore = {}) => say('warning', { text, more }),
  error: (text: string, more: ToastMore = {}) => say('error', { text, more }),
  /** Call again with the same text to move the bar; `share` from 0 to 1, `onStop` offers to stop the work. */
  progress: (text: string, more: { share: number; detail?: string | undefined; onStop?: (() => void) | undefined }) =>
    show(
      text,
      { tone: 'info', text, detail: more.detail, share: more.share, onStop: more.onStop },
      Number.POSITIVE_INFINITY,
    ),
  dismiss: (text: string) => {
    forget(text);
    takeBack(text);
  },
  dismissAll: () => {
    shown = [];
    waiting.clear();
    outlet?.dismiss();
  },
};
