import type { ReactNode } from 'react';
import type { AnyEntity, Entity } from '../../../../api/records/entities.ts';
import type { protocol } from '../../../../domain/protocol/protocol.ts';
import { LateRelatedList } from '../../../kit/related/LateRelatedList.tsx';
import { mailsAbout } from '../../../contract/shared/mailsAbout.tsx';
import { MailServerNote } from '../../../mail/MailServerNote.tsx';

type Protocol = Entity<typeof protocol>;

const ride = ({ '@id': iri, contract }: AnyEntity) => ({ contract, protocol: iri });
const protocolMails = mailsAbout({ ride, kind: 'protocol' });
const allMails = mailsAbout({ ride });

/** What went out about the protocol, and about its whole order. */
export function MailsTab({ protocol }: { protocol: Protocol }) {
  return (
    <div className="ground min-h-0 flex-1 overflow-y-auto" role="region" aria-label="Mails">
      <MailServerNote />
      <Section title="U-Mails">
        <LateRelatedList related={protocolMails} owner={protocol} name="umails" label="U-Mails" />
      </Section>
      <Section title="Alle Mails">
        <LateRelatedList related={allMails} owner={protocol} name="mails" label="Alle Mails" />
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex min-h-30 flex-col">
      <h3 className="px-6 pt-4.5 pb-2.5 text-11 leading-[18px] font-strong">{title}</h3>
      {children}
    </section>
  );
}
