import { sql } from 'drizzle-orm';
import { contractAvis } from '../../src/domain/avis/contractAvis.ts';
import { contract, type Contract } from '../../src/domain/contract/contract.ts';
import { iriOf } from '../../src/domain/define/resource.ts';
import { rowsOf } from '../storage/sql.ts';
import type { Scope } from '../write/behaviour.ts';
import { appointment, appointmentOffer, appointmentWithCatalogue } from './templates/appointment.ts';
import { parkingNotice } from './templates/parkingNotice.ts';

type Handed = { readonly id: number; readonly template: string | null };
type MailStatus = 'pending' | 'sent' | 'error';

const toContacts: readonly string[] = [appointment.key, appointmentWithCatalogue.key, appointmentOffer.key];

/**
 * What became of a mail to a contact or a parking place stands at the avis that it is about: a side is written to, and
 * a parking place told, when the mail server has taken the mail for everybody.
 */
export async function markAvisMail(scope: Scope, mail: Handed, status: MailStatus): Promise<void> {
  if (toContacts.includes(mail.template ?? '')) await markContactMail(scope, mail, status);
  if (mail.template === parkingNotice.key && status === 'sent') await markAnnounced(scope, mail);
}

async function markContactMail(scope: Scope, { id }: Handed, status: MailStatus): Promise<void> {
  const [found] = await rowsOf<{ id: number }>(
    scope.client,
    sql`select a.id from contract_avis a join mail_logs m on m."entityType" = 'Contract' and m."entityId" = a.contract
        where m.id = ${id} and a."contactMails" @> ${JSON.stringify([{ mail: id }])}::jsonb for no key update of a`,
  );
  const iri = found && iriOf('contract_avis', found.id);
  const avis = await scope.look(contractAvis, iri);
  if (!iri || !avis) return;
  const contactMails = avis.contactMails.map((it) => (it.mail === id ? { ...it, state: status } : it));
  await scope.change(contractAvis, iri, { contactMails });
}

async function markAnnounced(scope: Scope, { id }: Handed): Promise<void> {
  for (const avis of await announcedBy(scope, id))
    await scope.change(contractAvis, iriOf('contract_avis', avis.id), {
      parkingSpaceNotified: true,
      parkingSpaceNotificationScheduled: false,
      parkingMail: null,
    });
}

/** A contract whose vehicle a mail to a parking place announces; undefined for every other mail. */
export async function announcedContract(scope: Scope, { id, template }: Handed): Promise<Contract | undefined> {
  if (template !== parkingNotice.key) return undefined;
  const [first] = await announcedBy(scope, id);
  return first && scope.look(contract, iriOf('contracts', first.contract));
}

function announcedBy({ client }: Scope, mail: number): Promise<{ id: number; contract: number }[]> {
  return rowsOf(
    client,
    sql`select id, contract from contract_avis where "parkingMail" = ${mail} order by id for no key update`,
  );
}
