import { messageOf } from '../../api/apiErrors.ts';
import { call } from '../../api/call.ts';
import { ask } from '../../domain/define/verdict.ts';
import { offersToMail, sendOfferMail as sendOffers } from '../../domain/offer/offerCalls.ts';
import type { Tools } from '../tools.ts';

const ridesOf = (count: number) => (count === 1 ? '1 neue freie Fahrt' : `${String(count)} neue freie Fahrten`);

/** Names who would be told of what, then sends it. */
export async function send(_: readonly unknown[], tools: Tools): Promise<void> {
  try {
    const waiting = await call(offersToMail, {});
    if (waiting.rides === 0 || waiting.drivers === 0)
      return tools.notify.info(
        waiting.rides === 0
          ? 'Seit der letzten Angebotsmail ist keine Fahrt dazugekommen'
          : 'Kein Fahrer bekommt die Angebotsmail',
      );
    const question = `${ridesOf(waiting.rides)} an ${String(waiting.drivers)} Fahrer senden? Die E-Mails können nicht zurückgeholt werden. Werktags um 17:00 Uhr gehen sie von selbst hinaus.`;
    if (
      (await tools.ask({ ...ask(question), title: 'Angebotsmail senden', confirm: 'Senden', isFinal: true })) === null
    )
      return;
    const { rides, drivers } = await call(sendOffers, {});
    tools.notify.success('Angebotsmail auf dem Weg', { detail: `${ridesOf(rides)} an ${String(drivers)} Fahrer` });
  } catch (error) {
    tools.notify.error('Die Angebotsmail wurde nicht gesendet', { detail: messageOf(error) });
  }
}
