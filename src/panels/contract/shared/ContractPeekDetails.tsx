import type { ReactNode } from 'react';
import { useEntity, type Entity } from '../../../api/records/entities.ts';
import type { ContractEntity } from '../../../commands/contract/contractFacts.ts';
import { driver } from '../../../domain/driver/driver.ts';
import { formatDayFull } from '../../../domain/time/formatDay.ts';
import { ReachLink } from '../../../ui/display/ReachLink.tsx';
import { PeekSection } from '../../kit/list/PeekFrame.tsx';
import { contactsAt, notesOf, rideOf, timesOf, type PeekPerson, type StopSide } from './contractPeekFacts.ts';
import { ContractPeekMails } from './ContractPeekMails.tsx';
import { townText } from '../../../domain/km/townText.ts';

const sides = [
  { side: 'pickup', title: 'Abholung' },
  { side: 'delivery', title: 'Zustellung' },
] as const;

/** What one needs of a contract on the telephone: vehicle, driver, both ends with their people, notes, last mails. */
export function ContractPeekDetails({ contract }: { contract: ContractEntity }) {
  const behind = useEntity(driver, contract.driver);
  return (
    <>
      <PeekSection title="Fahrzeug">
        <p className="num">{rideOf(contract) || '–'}</p>
        {contract.carFin && <p className="num text-2">{contract.carFin}</p>}
      </PeekSection>
      <PeekSection title="Fahrer">
        {contract.driver ? (
          <Person
            person={{
              name: [behind?.kuerzel, behind?.name].filter(Boolean).join(' ') || 'Fahrer',
              phones: phonesOf(behind),
              email: null,
            }}
          />
        ) : (
          <p className="text-2">Fahrer fehlt</p>
        )}
      </PeekSection>
      {sides.map(({ side, title }) => (
        <Stop key={side} side={side} title={title} contract={contract} />
      ))}
      {notesOf(contract).map(({ label, text }) => (
        <PeekSection key={label} title={label}>
          <p className="break-words whitespace-pre-line">{text}</p>
        </PeekSection>
      ))}
      <ContractPeekMails key={contract['@id']} contract={contract} />
    </>
  );
}

function Stop({ side, title, contract }: { side: StopSide; title: string; contract: ContractEntity }) {
  const place = contract[`${side}Location`];
  const day = contract[side === 'pickup' ? 'datum' : 'bringdatum'];
  const info = contract[side === 'pickup' ? 'abholinfos' : 'bringinfos'];
  const lines = [place?.firma, [place?.strasse, place?.hausnr].filter(Boolean).join(' '), townText(place)];
  return (
    <PeekSection title={title}>
      <p className="num">
        {[day ? formatDayFull(day) : '', timesOf(contract, side)].filter(Boolean).join(', ') || '–'}
      </p>
      {lines.map((it, at) => (it ? <p key={at}>{it}</p> : null))}
      {contactsAt(contract, side).map((it) => (
        <Person key={`${it.name} ${it.phones.join()}`} person={it} />
      ))}
      {info && <Info>{info}</Info>}
    </PeekSection>
  );
}

function Person({ person: { name, phones, email } }: { person: PeekPerson }) {
  return (
    <div className="mt-1">
      {name !== '' && <p>{name}</p>}
      {phones.map((it) => (
        <p key={it}>
          <ReachLink kind="phone" value={it} whom={name} />
        </p>
      ))}
      {email !== null && (
        <p>
          <ReachLink kind="email" value={email} whom={name} />
        </p>
      )}
    </div>
  );
}

function Info({ children }: { children: ReactNode }) {
  return <p className="mt-1 break-words whitespace-pre-line text-2">{children}</p>;
}

function phonesOf({ telefon, telefon2 }: Pick<Entity<typeof driver>, 'telefon' | 'telefon2'> = {}): readonly string[] {
  return [telefon, telefon2].flatMap((it) => it || []);
}
