import type { customerContractTemplate } from '../../../src/domain/customer/contractTemplate.ts';
import type { dispositionLock } from '../../../src/domain/disposition/dispositionLock.ts';
import type { news as newsItem } from '../../../src/domain/news/news.ts';
import { news } from '../../../src/domain/news/choices/news.ts';
import { dayText, instantText, momentOf, type Day } from '../days.ts';
import { randomFrom } from '../random.ts';
import { lockedDays } from './lockDays.ts';
import type { RowFor } from '../row.ts';
import { drawCustomer } from '../world/customers.ts';
import { places } from '../world/places.ts';
import { drawShortRoute } from '../world/routes.ts';

const unsentNews = 2;

/** News, blocked days and contract templates. */
export function officeRows(clock: { today: Day; now: number }): {
  news: RowFor<typeof newsItem>[];
  disposition_locks: RowFor<typeof dispositionLock>[];
  customer_contract_templates: RowFor<typeof customerContractTemplate>[];
} {
  return {
    news: news.items.map((it, i) => {
      const moment = instantText(
        Math.min(clock.now - 600_000, momentOf(clock.today - (news.items.length - 1 - i) * 19, 570)),
      );
      return {
        id: i + 1,
        createdAt: moment,
        updatedAt: moment,
        title: it.label,
        content: it.content,
        isSend: i < news.items.length - unsentNews,
        sentAt: i < news.items.length - unsentNews ? moment : null,
        pushedAt: i < news.items.length - unsentNews ? moment : null,
        showInFahrerportal: it.showInFahrerportal,
        showInKundenportal: it.showInKundenportal,
        showInApp: it.showInApp,
        showForEmployees: it.showForEmployees,
      };
    }),
    disposition_locks: lockedDays(clock.today).map(({ day, active }, i) => {
      const moment = instantText(momentOf(clock.today - 200 + i, 600));
      return { id: i + 1, createdAt: moment, updatedAt: moment, datum: dayText(day), active };
    }),
    customer_contract_templates: templates(clock.today),
  };
}

function templates(today: Day): RowFor<typeof customerContractTemplate>[] {
  const random = randomFrom('leitstand', 'templates');
  return Array.from({ length: 12 }, (_, i) => {
    const customer = drawCustomer(random, false);
    const route = drawShortRoute(random);
    const side = (town: typeof route.from) => {
      const place = places.find((it) => it.town === town && !it.customer) ?? places[0];
      return { firma: place?.firma, strasse: place?.strasse, hausnr: place?.hausnr, plz: town.plz, ort: town.ort };
    };
    const moment = instantText(momentOf(today - random.int(20, 400), 700));
    return {
      id: i + 1,
      createdAt: moment,
      updatedAt: moment,
      name: `${customer.kuerzel} ${route.from.ort} – ${route.to.ort}`,
      customer: customer.id,
      contractTemplate: {
        contractType: random.chance(0.5) ? 'PICKUP' : 'DELIVERY',
        contractClientAddress: `/api/customers/${customer.id}`,
        pickupLocation: side(route.from),
        deliveryLocation: side(route.to),
        neumerker: '1',
        pickupTimeFrom: '08:00',
        pickupTimeTo: '10:00',
      },
    };
  });
}
