import { answerPath, makeProposal, offeredPaths } from '../../server/actions/avis/proposals.ts';
import { makeLink } from '../../server/links/links.ts';
import { system as leitstandItself } from '../../server/storage/actor.ts';
import type { Side } from '../../src/domain/avis/coordination.ts';
import { iriOf } from '../../src/domain/define/resource.ts';
import type { ChangesOf } from '../../src/domain/define/row.ts';
import type { Contract, contract } from '../../src/domain/contract/contract.ts';
import type { GivenRecord } from './given.ts';
import type { TestSystem } from './leitstand.ts';

/** Three windows after the Saturday at which the clock of the tests stands. */
export const offeredWindows = [
  { day: '2026-11-24', from: '08:00', to: '10:00' },
  { day: '2026-11-25', from: '10:00', to: '12:00' },
  { day: '2026-11-26', from: '14:00', to: '16:00' },
];

/** What was asked, and the addresses that the contact's mail names. */
type Offer = ReturnType<typeof offeredPaths> & { readonly proposal: string };

/** A contract whose contact was asked for the appointment of one side. */
export async function askedAppointment(
  { given, database, openScope, clock }: TestSystem,
  { side = 'delivery', ...values }: ChangesOf<typeof contract> & { readonly side?: Side } = {},
): Promise<{ contract: GivenRecord<Contract>; avis: string; offer: Offer; path: string }> {
  const made = await given.contract({
    bringdatum: '2026-11-27',
    licensePlate: 'K-RB 712E',
    contractType: 'DELIVERY',
    createAvis: true,
    ...values,
  });
  const { rows } = await database.pool.query<{ id: number }>('select id from contract_avis where contract = $1', [
    made.id,
  ]);
  const avis = iriOf('contract_avis', rows[0]?.id ?? 0);
  const { link, token } = await database.transaction(async (client) => {
    const scope = openScope({ client, actor: leitstandItself, now: clock.now });
    const asked = await makeProposal(scope, { avis, side, windows: offeredWindows });
    return { link: asked, token: await makeLink(client, { ...asked, data: {} }, clock.now) };
  });
  const path = `/${answerPath}/${token}`;
  return { contract: made, avis, offer: { proposal: link.iri, ...offeredPaths(offeredWindows, path) }, path };
}

/** Presses the button of the page, as a browser without scripts does. */
export function pressed(
  { anonymous }: Pick<TestSystem, 'anonymous'>,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<Response> {
  return anonymous.open(path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
}
