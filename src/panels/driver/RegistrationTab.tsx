import type { ReactNode } from 'react';
import { useRegistrationData } from '../../api/calls/drivers.ts';
import { messageOf } from '../../api/apiErrors.ts';
import { labelOf } from '../../domain/choices/choices.ts';
import { emptyTexts } from '../../domain/choices/emptyTexts.ts';
import { companyZone, formatInstant } from '../../domain/time/zone.ts';
import { Block } from '../../ui/display/Block.tsx';
import { EmptyState } from '../../ui/display/EmptyState.tsx';
import { ErrorState } from '../../ui/display/ErrorState.tsx';
import type { TabProps } from './driverTab.ts';

/** What somebody told of himself when he registered, question by question. */
export function RegistrationTab({ entity }: TabProps) {
  const { data, error, refetch } = useRegistrationData(entity['@id']);
  if (error)
    return (
      <ErrorState title="Fehler beim Laden der Registrierungsdaten" onRetry={refetch}>
        {messageOf(error)}
      </ErrorState>
    );
  if (!data)
    return (
      <p role="status" className="p-8 text-2">
        Daten werden geladen
      </p>
    );
  const told = data.registrationData;
  if (!told) return <EmptyState title={labelOf(emptyTexts, 'registrationData')} />;
  return (
    <div className="max-w-[760px] p-8 pt-0">
      <Block title="Registrierung">
        <dl className="grid grid-cols-[minmax(0,200px)_1fr] gap-x-8 gap-y-3">
          <Line name="Registriert am">{formatInstant(told.registrationDate.date, companyZone)}</Line>
          <Line name="E-Mail bestätigt">{told.emailConfirmed ? 'Ja' : 'Nein'}</Line>
          <Line name="Vorname">{told.vorname}</Line>
          <Line name="Nachname">{told.nachname}</Line>
          <Line name="E-Mail">{told.email}</Line>
        </dl>
      </Block>
      <Block title="Fragen">
        <dl className="grid grid-cols-[minmax(0,1.6fr)_1fr] gap-x-8 gap-y-3">
          {told.questions.map(({ question, value, property }) => (
            <Line key={property ?? question} name={question ?? ''}>
              {value}
            </Line>
          ))}
        </dl>
      </Block>
    </div>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-2">{name}</dt>
      <dd className="min-w-0 break-words text-1">{children || '–'}</dd>
    </>
  );
}
