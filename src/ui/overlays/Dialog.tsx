import { DialogPanel, DialogTitle, Dialog as Frame } from '@headlessui/react';
import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button, type ButtonLook } from '../display/Button.tsx';
import { Icon } from '../display/Icon.tsx';
import { IconButton } from '../display/IconButton.tsx';
import type { IconName } from '../display/iconName.ts';
import { LayerContext } from './layerContext.ts';
import { useCountedDialog } from './openDialogs.ts';

export interface DialogAction {
  /** Says what will happen, with its count: "2 Aufträge wechseln, 1 auslassen". */
  label: string;
  run: () => void;
  look?: ButtonLook | undefined;
  icon?: IconName | undefined;
  busy?: boolean | undefined;
  /** Why it is not possible yet. */
  reason?: string | undefined;
}

export interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  icon?: IconName | undefined;
  /** Beside the title: how many, which ones. */
  subtitle?: ReactNode | undefined;
  size?: keyof typeof widths | undefined;
  /** Ctrl+Enter runs it from anywhere in the dialog. */
  primary?: DialogAction | undefined;
  /** Which button has the keyboard where nothing in the dialog asks for it: the way back unless told. */
  startsAt?: 'cancel' | 'primary' | undefined;
  /** Further ways out, left of the primary button. */
  others?: readonly DialogAction[] | undefined;
  /** Label of the way back; `null` for dialogs that are only read. */
  cancel?: string | null | undefined;
  /** Left side of the foot: findings, counts. */
  status?: ReactNode | undefined;
  /** The body brings its own padding and columns. */
  flush?: boolean | undefined;
}

const widths = {
  s: 'w-[420px]',
  m: 'w-[560px]',
  l: 'w-[760px]',
  xl: 'w-[920px]',
  xxl: 'w-[1060px]',
  full: 'h-full w-full',
} as const;

/**
 * A question that must be answered first; a click beside it never closes it, Esc does. A key that is held down since
 * before answers nothing.
 */
export function Dialog(props: DialogProps) {
  const {
    title,
    onClose,
    children,
    icon,
    subtitle,
    size = 'm',
    primary,
    others = [],
    cancel = 'Abbrechen',
    status,
    flush = false,
    startsAt = 'cancel',
  } = props;
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  useFocusBack();
  useCountedDialog();
  const hasFoot = cancel !== null || primary !== undefined || others.length > 0 || status !== undefined;
  const ready = primary && primary.reason === undefined && !primary.busy;
  const runPrimary = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
    if (event.key !== 'Enter' || event.repeat || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    if (ready) primary.run();
  };
  return (
    <Frame open onClose={onClose} onKeyDown={runPrimary} className="fixed inset-0 z-(--z-dialog)">
      <LayerContext value={layer}>
        {/* Lists and calendars that open in it belong to the panel: a click on them would else be one beside the
            dialog, and close it. */}
        <DialogPanel
          ref={setLayer}
          className="fade-in grid size-full grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center bg-scrim p-8"
        >
          <div
            className={`flex max-h-full max-w-full flex-col overflow-hidden rounded-4 bg-raised [--ground:var(--bg-raised)] shadow-dialog ${widths[size]}`}
          >
            <div className="flex h-22 flex-none items-center gap-4 border-b border-line-subtle pr-5 pl-8">
              {icon && <Icon name={icon} size={16} className="text-2" />}
              <DialogTitle className="truncate text-14 font-strong">{title}</DialogTitle>
              <span className="num min-w-0 flex-1 truncate text-2">{subtitle}</span>
              <IconButton icon="x" label="Schließen" onClick={onClose} />
            </div>
            <div className={`ground min-h-0 flex-1 overflow-y-auto ${flush ? '' : 'px-8 py-6'}`}>{children}</div>
            {hasFoot && (
              <div className="flex h-24 flex-none items-center gap-4 border-t border-line bg-sunken px-8">
                <div className="flex min-w-0 flex-1 items-center gap-5 overflow-hidden text-11 whitespace-nowrap text-2">
                  {status}
                </div>
                {cancel !== null && (
                  <Button onClick={onClose} hotkey="esc" startsHere={startsAt === 'cancel'}>
                    {cancel}
                  </Button>
                )}
                {others.map(({ label, run, ...look }) => (
                  <Button key={label} onClick={run} {...look}>
                    {label}
                  </Button>
                ))}
                {primary && (
                  <Button
                    look={primary.look ?? 'primary'}
                    onClick={primary.run}
                    icon={primary.icon}
                    busy={primary.busy}
                    reason={primary.reason}
                    hotkey="mod+enter"
                    startsHere={startsAt === 'primary'}
                  >
                    {primary.label}
                  </Button>
                )}
              </div>
            )}
          </div>
        </DialogPanel>
      </LayerContext>
    </Frame>
  );
}

/** Where the focus was before the first of several dialogs. */
let outside: Element | null = null;

/**
 * Gives the focus back to where it was. The library does so only for what Tab reaches, so for a cell it takes the row
 * around it; and its code comes with the first dialog.
 */
function useFocusBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(() => {
    if (before && !before.closest('[role="dialog"]')) outside = before;
    return () => {
      window.setTimeout(() => {
        // A dialog may stand in the place of another one, which is gone with all that had the focus in it.
        const back = before?.isConnected ? before : outside;
        const isAround = back !== document.activeElement && document.activeElement?.contains(back);
        if (isAround && back instanceof HTMLElement) back.focus({ preventScroll: true });
      });
    };
  }, [before]);
}
