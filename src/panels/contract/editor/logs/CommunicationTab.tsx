import { useState, type ReactNode } from 'react';
import type { AnyEntity } from '../../../../api/records/entities.ts';
import { MailServerNote } from '../../../mail/MailServerNote.tsx';
import { LateRelatedList } from '../../../kit/related/LateRelatedList.tsx';
import { useSeen } from '../../../kit/useSeen.ts';
import { mailsAbout } from '../../shared/mailsAbout.tsx';
import { MailRules } from './MailRules.tsx';
import { pushesOfContract } from './pushesOfContract.tsx';

const mailsOfContract = mailsAbout({ ride: (it) => ({ contract: it['@id'], protocol: it.protocol }) });

/** What went out about the contract: mails, and messages to the app. */
export function CommunicationTab({ contract }: { contract: AnyEntity }) {
  return (
    <div className="ground min-h-0 flex-1 overflow-y-auto" role="region" aria-label="Kommunikation">
      <MailServerNote />
      <Section title="Mail Verkehr">
        <LateRelatedList related={mailsOfContract} owner={contract} name="mails" label="Mail Verkehr" />
      </Section>
      <Section title="Push Benachrichtigungen">
        <LateRelatedList related={pushesOfContract} owner={contract} name="pushes" label="Push Benachrichtigungen" />
      </Section>
      <Section title="Mail-Regeln">
        <MailRules iri={contract['@id']} />
      </Section>
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
