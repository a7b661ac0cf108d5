import { beforeEach, expect } from 'vitest';
import { fileOnDemand } from '../../server/actions/documentFiles/fileOnDemand.ts';
import { noteCompany } from '../../server/company.ts';
import { deliverDue, type Sending } from '../../server/mail/sending/deliver.ts';
import { mailServerAt } from '../../server/mail/sending/mailServer.ts';
import type { Client, Json } from './client.ts';
import { endWithFile } from './endings.ts';
import type { GivenRecord } from './given.ts';
import { leitstand, type TestSystem } from './leitstand.ts';
import { startMailServer, type TestMailServer } from './mailServer.ts';

/** A system and a real mail server beside it, with a worker that goes round only when the test says so. */
export type MailRoom = {
  readonly system: TestSystem;
  readonly server: TestMailServer;
  readonly dispo: Client;
  /** One round of the worker, at the time of the test's clock. */
  round(url?: string): ReturnType<typeof deliverDue>;
  /** The mails about a contract, oldest first. */
  mailsOf(id: number): Promise<Json>;
  onlyMailOf(id: number): Promise<Json>;
  /** A contract whose confirmation has just been queued. */
  confirmed(values?: object, customer?: Readonly<Record<string, unknown>>): Promise<GivenRecord>;
};

export const company = {
  name: 'Muster Überführungen GmbH',
  address: 'Hafenallee 12, 50667 Köln',
  phone: '0221 4710 100',
  email: 'dispo@muster.example',
  legalLine: 'Amtsgericht Köln · HRB 1',
};
/** The worker is told neither to stop nor to leave. */
export const never = new AbortController().signal;

/** Opens the room; before each test nothing waits in it and the mail server refuses nobody. */
export async function mailRoom({ catalogueFile = null }: Pick<Sending, 'catalogueFile'> = {}): Promise<MailRoom> {
  const [system, server] = await Promise.all([leitstand(), startMailServer()]);
  await noteCompany(system.database.pool, company);
  const dispo = await system.as('dispo');
  beforeEach(async () => {
    server.refuse = () => undefined;
    await system.database.pool.query(`update mail_logs set status = 'sent' where status = 'pending'`);
  });
  endWithFile(() => server.stop());

  const mailsOf = async (id: number): Promise<Json> => {
    const entities = JSON.stringify([{ entityType: 'Contract', entityId: id }]);
    return (await dispo.get(`/api/mail_logs?${new URLSearchParams({ entities, 'order[id]': 'asc' })}`)).body[
      'hydra:member'
    ];
  };
  return {
    system,
    server,
    dispo,
    round: (url = server.url) =>
      deliverDue(
        {
          documentFiles: (desk, id) => fileOnDemand(desk, { path: 'invoices', id }),
          database: system.database,
          openScope: system.openScope,
          store: system.store,
          server: mailServerAt(url),
          clock: () => system.clock.now,
          catalogueFile,
        },
        { stopping: never, leaving: never },
      ),
    mailsOf,
    onlyMailOf: async (id) => (await mailsOf(id))[0],
    confirmed: async (values = {}, customer = { email: 'kundin@firma.example' }) => {
      const contract = await system.given.contract({
        ...values,
        contractClientAddress: (await system.given.customer(customer)).iri,
      });
      const answer = await dispo.patch(contract.iri, { auftragbestaetigt: '1', sendConfirmationEmail: true });
      expect([answer.status, answer.body.detail]).toEqual([200, undefined]);
      return contract;
    },
  };
}
