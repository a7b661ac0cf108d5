import { sql } from 'drizzle-orm';
import { distinctAddresses } from '../../../src/domain/contract/recipients.ts';
import { requestPapers } from '../../../src/domain/driver/driverCalls.ts';
import { papersToRequest } from '../../../src/domain/driver/papersToRequest.ts';
import { labelOfAll } from '../../../src/domain/protocol/requested.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import { greetingFor } from '../../mail/greeting.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { requestedPapers } from '../../mail/templates/requestedPapers.ts';
import { writeMail } from '../../mail/writeMail.ts';
import { outsideLinksOf } from '../../outsideLinks.ts';
import { Invalid } from '../../storage/refusals.ts';
import { rowsOf } from '../../storage/sql.ts';
import { respond } from '../handler.ts';
import { metDriver } from './metDriver.ts';

type Paper = { readonly type: string | null; readonly validUntil: string | null };

/** Writes to a driver which papers he has to hand in (M20); which ones the server knows itself. */
export const askForPapers = respond(requestPapers, async (asked, { id }) =>
  asked.database.transaction(async (client) => {
    const met = await metDriver(asked, id, client);
    const papers = await rowsOf<Paper>(
      client,
      sql`select type, "validUntil"::text as "validUntil" from driver_documents where driver = ${id}`,
    );
    const requested = papersToRequest(papers, todayIn(companyZone, asked.now));
    if (requested.length === 0) throw refused('documents', 'Es fehlt nichts, und nichts ist abgelaufen.');
    const recipients = distinctAddresses([met.email, met.fax]);
    if (recipients.length === 0) throw refused('email', `${met.name ?? 'Der Fahrer'} hat keine E-Mail-Adresse.`);
    const scope = asked.openScope({ client, actor: asked.actor, now: asked.now });
    const { portal } = await outsideLinksOf(client);
    const mail = await writeMail(scope, requestedPapers, {
      greeting: greetingFor(met),
      recipients,
      about: { entityType: 'Driver', entityId: met.id },
      values: {
        label: labelOfAll(requested),
        papersList: requested.map((it) => `- ${it}`),
        portalLink: portal,
      },
    });
    await queueMail(scope, mail);
    return { requested, recipient: recipients.join('; ') };
  }),
);

function refused(propertyPath: string, message: string): Invalid {
  return new Invalid([{ propertyPath, message }]);
}
