import { defineJob } from '../../jobs/defineJob.ts';
import { queueOfferMails } from './offerMails.ts';

/**
 * Queues the drivers' offer mail on each working day at five in the afternoon (R14); a server that was off then catches
 * up, but does not write to drivers at night.
 */
export const sendOffers = defineJob({
  name: 'offers.send',
  title: 'Angebotsmail',
  schedule: { at: '17:00', until: '20:00', onlyWorkingDays: true },
  retries: [30_000],
  async run({ scope }) {
    const { rides, drivers } = await scope((it) => queueOfferMails(it, { isDaily: true }));
    return { result: `${String(rides)} ${rides === 1 ? 'Fahrt' : 'Fahrten'} an ${String(drivers)} Fahrer` };
  },
});
