import { Button } from '../../../ui/display/Button.tsx';
import { IconButton } from '../../../ui/display/IconButton.tsx';
import type { IconName } from '../../../ui/display/iconName.ts';

/** From which width of the panel on the words fit. */
const room = {
  560: { words: '@max-[560px]:hidden', icon: '@min-[560px]:hidden' },
  620: { words: '@max-[620px]:hidden', icon: '@min-[620px]:hidden' },
  820: { words: '@max-[820px]:hidden', icon: '@min-[820px]:hidden' },
} as const;

export interface FootActionProps {
  icon: IconName;
  label: string;
  onClick: () => void;
  /** Panel width in pixels at which the words have room. */
  from: keyof typeof room;
  disabled?: boolean;
  reason?: string | undefined;
}

/** A further button in the foot of a form: by its words while there is room for them, by its icon in a narrow panel. */
export function FootAction({ icon, label, onClick, from, disabled = false, reason }: FootActionProps) {
  return (
    <>
      <Button onClick={onClick} disabled={disabled} reason={reason} className={room[from].words}>
        {label}
      </Button>
      <IconButton
        icon={icon}
        label={label}
        onClick={onClick}
        disabled={disabled}
        className={room[from].icon}
        {...(reason !== undefined && { reason })}
      />
    </>
  );
}
