import { useState, type ReactNode } from 'react';
import { MailServerNote } from '../../kit/MailServerNote.tsx';
import { MailLog } from './MailLog.tsx';
import { PushLog } from './PushLog.tsx';
import { useSeen } from '../../kit/log/useSeen.ts';

/** What went out about the order: mails, and messages to the app. */
export function CommunicationTab({ contractId }: { contractId: number }) {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto" role="region" aria-label="Kommunikation">
      <MailServerNote />
      <Section title="Mail Verkehr"><MailLog contractId={contractId} /></Section>
      <Section title="Push Benachrichtigungen"><PushLog contractId={contractId} /></Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const isSeen = useSeen(element);
  return (
    <section ref={setElement} className="flex min-h-30 flex-col">
      <h3 className="px-6 pt-4.5 pb-2.5 text-11 leading-[18px] font-strong">{title}</h3>
      {isSeen && children}
    </section>
  );
}
