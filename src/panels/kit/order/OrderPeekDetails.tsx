import type { ReactNode } from 'react';
import { useEntity, type Entity } from '../../../api/entities.ts';
import { orderOf } from '../../../commands/contractFacts.ts';
import { formatKm } from '../../../domain/km/formatKm.ts';
import { formatDayFull } from '../../../domain/time/formatDay.ts';
import { ReachLink } from '../../../ui/ReachLink.tsx';
import { PeekSection } from '../list/PeekFrame.tsx';
import { contactsAt, notesOf, timesOf, type PeekPerson, type StopSide } from './orderPeekFacts.ts';
import { OrderPeekMails } from './OrderPeekMails.tsx';

const sides = [{ side: 'pickup', title: 'Abholung' }, { side: 'delivery', title: 'Zustellung' }] as const;

/** What one needs of an order on the telephone: vehicle, driver, both ends with their people, notes, last mails. */
export function OrderPeekDetails({ order: item }: { order: Entity }) {
  const driver = useEntity(typeof item.driver === 'string' ? item.driver : null);
  const order = orderOf(item);
  const vehicle = [[item.manufacturer, item.carModel].filter(Boolean).join(' '), formatKm(typeof item.googleKm === 'number' ? item.googleKm : null)].filter((it) => it !== '–').join(' · ');
  return (
    <>
      <PeekSection title="Fahrzeug">
        <p className="num">{[item.licensePlate, vehicle].filter((it) => typeof it === 'string' && it !== '').join(' · ') || '–'}</p>
        {typeof item.carFin === 'string' && <p className="num text-2">{item.carFin}</p>}
      </PeekSection>
      <PeekSection title="Fahrer">
        {order.driver ? <Person person={{ name: [driver?.kuerzel, driver?.name].filter(Boolean).join(' ') || 'Fahrer', phones: phonesOf(driver), email: null }} /> : <p className="text-2">Fahrer fehlt</p>}
      </PeekSection>
      {sides.map(({ side, title }) => <Stop key={side} side={side} title={title} order={item} />)}
      {notesOf(item).map(({ label, text }) => <PeekSection key={label} title={label}><p className="break-words whitespace-pre-line">{text}</p></PeekSection>)}
      <OrderPeekMails key={item['@id']} id={item.id} />
    </>
  );
}

function Stop({ side, title, order }: { side: StopSide; title: string; order: Readonly<Record<string, unknown>> }) {
  const place = (order[`${side}Location`] ?? {}) as Readonly<Record<string, unknown>>;
  const day = order[side === 'pickup' ? 'datum' : 'bringdatum'];
  const info = order[side === 'pickup' ? 'abholinfos' : 'bringinfos'];
  const lines = [place.firma, [place.strasse, place.hausnr].filter(Boolean).join(' '), [place.plz, place.ort].filter(Boolean).join(' ')];
  return (
    <PeekSection title={title}>
      <p className="num">{[typeof day === 'string' ? formatDayFull(day) : '', timesOf(order, side)].filter(Boolean).join(', ') || '–'}</p>
      {lines.map((it, at) => (typeof it === 'string' && it !== '' ? <p key={at}>{it}</p> : null))}
      {contactsAt(order, side).map((it) => <Person key={`${it.name} ${it.phones.join()}`} person={it} />)}
      {typeof info === 'string' && info !== '' && <Info>{info}</Info>}
    </PeekSection>
  );
}

function Person({ person: { name, phones, email } }: { person: PeekPerson }) {
  return (
    <div className="mt-1">
      {name !== '' && <p>{name}</p>}
      {phones.map((it) => <p key={it}><ReachLink kind="phone" value={it} whom={name} /></p>)}
      {email !== null && <p><ReachLink kind="email" value={email} whom={name} /></p>}
    </div>
  );
}

function Info({ children }: { children: ReactNode }) {
  return <p className="mt-1 break-words whitespace-pre-line text-2">{children}</p>;
}

function phonesOf(driver: Readonly<Record<string, unknown>> | undefined): readonly string[] {
  return [driver?.telefon, driver?.telefon2].filter((it): it is string => typeof it === 'string' && it !== '');
}
