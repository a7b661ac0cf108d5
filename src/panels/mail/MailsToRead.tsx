import type { ReactNode } from 'react';
import { Radio } from '../../ui/inputs/Radio.tsx';

interface MailsToReadProps {
  /** What the choice is about, for those who do not see it. */
  label: string;
  /** The mails there are; with a single one there is nothing to choose. */
  mails: readonly { readonly value: string; readonly label: string }[];
  shown: string | null;
  onShow: (mail: string | null) => void;
  /** The mail that is shown, or why there is none. */
  children: ReactNode;
}

/** Mails that are about to leave, one of them to be read, the others to be chosen beside it. */
export function MailsToRead({ label, mails, shown, onShow, children }: MailsToReadProps) {
  return (
    <div className="flex h-[min(600px,calc(100vh-290px))]">
      {mails.length > 1 && (
        <div className="num w-[190px] flex-none overflow-y-auto border-r border-line px-6 py-5">
          <Radio stacked label={label} value={shown} onChange={onShow} options={mails} />
        </div>
      )}
      <div className="flex min-w-0 flex-1 flex-col">{children}</div>
    </div>
  );
}
