import { useEffect, useMemo, useState } from 'react';
import { useEntity } from '../../../api/records/entities.ts';
import { useList } from '../../../api/records/queries.ts';
import type { ContractEntity } from '../../../commands/contract/contractFacts.ts';
import { tools } from '../../../commands/tools.ts';
import { mailLog } from '../../../domain/mail/mailLog.ts';
import { companyZone, formatInstant } from '../../../domain/time/zone.ts';
import { PeekSection } from '../../kit/list/PeekFrame.tsx';
import { aboutRide } from './rideMails.ts';

const properties = ['createdAt', 'subject', 'status', 'translatedStatus'] as const;
const maxShown = 3;
/** Whoever walks on with the arrows asks for no mails on the way. */
const pauseMs = 250;

/** The last mails about a contract, to be read. */
export function ContractPeekMails({ contract: { '@id': contract, protocol } }: { contract: ContractEntity }) {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), pauseMs);
    return () => clearTimeout(timer);
  }, []);
  const filter = useMemo(() => ({ entities: JSON.stringify(aboutRide({ contract, protocol })) }), [contract, protocol]);
  const { iris } = useList(
    mailLog,
    { filter, order: '-createdAt', itemsPerPage: 10, properties },
    { enabled: isSettled },
  );
  if (iris.length === 0) return null;
  return (
    <PeekSection title="Letzte Mails">
      <ul className="flex flex-col gap-1">
        {iris.slice(0, maxShown).map((it) => (
          <Mail key={it} iri={it} />
        ))}
      </ul>
    </PeekSection>
  );
}

function Mail({ iri }: { iri: string }) {
  const mail = useEntity(mailLog, iri);
  if (!mail) return null;
  const ink = mail.status === 'error' ? 'text-danger' : 'text-2';
  return (
    <li>
      <button
        type="button"
        onClick={() => tools().dialog('mail.show', { iri })}
        className="block min-h-12 w-full truncate text-left text-link hover:underline"
      >
        {mail.subject ?? 'Mail'}
      </button>
      <span className={`num block text-11 ${ink}`}>
        {formatInstant(mail.createdAt, companyZone)} · {mail.translatedStatus}
      </span>
    </li>
  );
}
