import { useState, type ReactNode } from 'react';
import { Icon } from '../../ui/display/Icon.tsx';
import { Switch } from '../../ui/inputs/Switch.tsx';
import { isolatedHtml } from './isolatedHtml.ts';

export interface MailSheetProps {
  /** Whom it comes from, where that is known. */
  sender?: string | undefined;
  subject: string;
  recipients: readonly string[];
  attachments: readonly string[];
  html: string | null;
  text: string | null;
  /** Further lines of the head: state, error. */
  children?: ReactNode;
}

/** A mail as its readers see it: head, then the HTML in a frame that runs and loads nothing, or the plain text. */
export function MailSheet({ sender, subject, recipients, attachments, html, text, children }: MailSheetProps) {
  const [wantsText, setWantsText] = useState(false);
  const showsText = html === null || (wantsText && text !== null);
  return (
    <section aria-label={`Mail ${subject}`} className="flex min-h-0 flex-1 flex-col">
      <dl className="grid flex-none grid-cols-[88px_minmax(0,1fr)] gap-x-4 gap-y-2 border-b border-line-subtle px-8 py-5">
        {sender && <Line name="Von">{sender}</Line>}
        <Line name="An">{recipients.join(', ') || '–'}</Line>
        <Line name="Betreff">
          <span className="font-strong">{subject}</span>
        </Line>
        {attachments.length > 0 && (
          <Line name="Anlagen">
            <span className="inline-flex items-center gap-2">
              <Icon name="paperclip" size={12} /> {attachments.join(', ')}
            </span>
          </Line>
        )}
        {children}
      </dl>
      {html !== null && text !== null && (
        <div className="flex h-15 flex-none items-center justify-end border-b border-line-subtle px-8">
          <Switch value={showsText} onChange={setWantsText} className="text-11">
            Nur Text
          </Switch>
        </div>
      )}
      {showsText ? (
        <textarea
          readOnly
          aria-label="Mail als Text"
          value={text ?? 'Diese Mail hat keinen Inhalt.'}
          className="focus-inside min-h-0 flex-1 resize-none bg-panel px-8 py-6 font-mono text-12"
        />
      ) : (
        <iframe
          title={`Vorschau: ${subject}`}
          sandbox=""
          srcDoc={isolatedHtml(html)}
          className="min-h-0 w-full flex-1 bg-white"
        />
      )}
    </section>
  );
}

/** A line of the head of a mail. */
export function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-2">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}
