import { useCallback, useSyncExternalStore } from 'react';
import { useSimilar } from '../../api/calls/similar.ts';
import { permissions } from '../../domain/customer/permissions.ts';
import { Block } from '../../ui/display/Block.tsx';
import type { RecordForm } from '../kit/form/recordForm.ts';
import { similarHint } from '../kit/form/SimilarNote.tsx';
import { textOf } from '../kit/textOf.ts';
import { BoundField, BoundGroup, useFormValue, useRecordFormContext } from './customerFields.ts';

const permitted = Object.keys(permissions) as readonly (keyof typeof permissions)[];

/** Who the customer is, how he pays, and what his own people may do (mock k1). */
export function CustomerForm({ record: { iri } }: { record: RecordForm }) {
  return (
    <div className="[--w-label:128px]">
      <div className="grid items-start gap-x-12 @min-[760px]:grid-cols-2">
        <MasterBlock iri={iri} />
        <ContactBlock />
      </div>
      <div className="grid items-start gap-x-12 @min-[760px]:grid-cols-2">
        <div>
          <TaxBlock iri={iri} />
          <AccountBlock />
        </div>
        <div>
          <BillingBlock />
          <DirectDebitBlock />
        </div>
      </div>
      <PermissionBlock />
      <div className="grid items-start gap-x-12 @min-[760px]:grid-cols-2">
        <Block title="Protokoll und Avis">
          <BoundField name="sendProtocolToContractContact" />
          <BoundField name="createAvisContracts" />
          <BoundField name="enableAvisParkingSpace" />
        </Block>
        <Block title="Vorgaben">
          <BoundField name="defaultLeasingProtocol" label="LV-Protokoll" />
          <BoundField name="leasingProtocols" label="LV-Protokolle" />
          <BoundField name="mailConfirmContractSubject" label="Betreff Bestätigung" />
        </Block>
      </div>
    </div>
  );
}

/** What of the form may be said of another customer already. */
function useAlike(iri: string | null) {
  const [firma, ustid, strasse] = [useText('firma'), useText('ustid'), useText('strasse')];
  const [hausnr, plz] = [useText('hausnr'), useText('plz')];
  return useSimilar('customers', { firma, ustid, strasse, hausnr, plz, ...(iri !== null && { besides: iri }) });
}

function useText(name: Parameters<typeof useFormValue>[0]): string {
  return textOf(useFormValue(name)) ?? '';
}

function MasterBlock({ iri }: { iri: string | null }) {
  const found = useAlike(iri);
  return (
    <Block title="Stammdaten">
      <BoundGroup label={iri === null ? 'Kürzel' : 'Kundennr.'} names={['kundennr', 'kuerzel']} required>
        {iri !== null && <BoundField name="kundennr" bare className="max-w-[110px]" />}
        <BoundField name="kuerzel" bare />
        <BoundField name="aktiv" bare />
      </BoundGroup>
      <BoundField name="firma" {...similarHint(found, 'firma', 'Diese Firma gibt es schon')} />
      <BoundField name="anrede" />
      <BoundGroup label="Vor- und Nachname" names={['vorname', 'nachname']}>
        <BoundField name="vorname" bare />
        <BoundField name="nachname" bare />
      </BoundGroup>
      <BoundGroup
        label="Straße"
        names={['strasse', 'hausnr']}
        {...similarHint(found, 'strasse', 'An dieser Adresse gibt es schon')}
      >
        <BoundField name="strasse" bare />
        <BoundField name="hausnr" bare className="max-w-[72px]" />
      </BoundGroup>
      <BoundGroup label="PLZ / Ort" names={['plz', 'ort']}>
        <BoundField name="plz" bare className="max-w-[72px]" />
        <BoundField name="ort" bare />
      </BoundGroup>
      <BoundField name="land" />
      <BoundField name="kategorie" />
    </Block>
  );
}

function ContactBlock() {
  return (
    <Block title="Kontakt">
      <BoundField name="contactPerson" />
      <BoundGroup label="Telefon" names={['telefonVorwahl', 'telefon']}>
        <BoundField name="telefonVorwahl" bare className="max-w-[84px]" />
        <BoundField name="telefon" bare />
      </BoundGroup>
      <BoundField name="handynr" />
      <BoundField name="email" />
      <BoundField name="email2" />
      <BoundField name="notizen" />
    </Block>
  );
}

function TaxBlock({ iri }: { iri: string | null }) {
  const found = useAlike(iri);
  return (
    <Block title="Firma und Steuer">
      <BoundField name="ustid" {...similarHint(found, 'ustid', 'Diese USt-IdNr. hat schon')} />
      <BoundField name="steuernummer" />
      <BoundGroup label="Handelsregister" names={['handelsregisternummer', 'amtsgericht']}>
        <BoundField name="handelsregisternummer" bare />
        <BoundField name="amtsgericht" bare />
      </BoundGroup>
    </Block>
  );
}

function BillingBlock() {
  return (
    <Block title="Abrechnung">
      <BoundField name="priceGroup" />
      <BoundField name="billingRhythm" label="Rhythmus" />
      <BoundField name="zahlarten" />
      <BoundField name="zahlzielRechnung" label="Ziel Rechnung" />
      <BoundField name="zahlzielLastschrift" label="Ziel Lastschrift" />
      <BoundField name="wartestundenpreis" label="Wartestunde" />
      <BoundField name="alternativBillingMailAddress" label="Rechnung an" />
      <BoundField name="eInvoiceFormat" />
      <BoundField name="buyerReference" />
    </Block>
  );
}

/** What a direct debit needs beside the method of payment; while one is missing, documents ask for a transfer. */
function DirectDebitBlock() {
  return (
    <Block title="Lastschrift">
      <BoundGroup label="IBAN / BIC" names={['iban', 'bic']}>
        <BoundField name="iban" bare />
        <BoundField name="bic" bare className="max-w-[116px]" />
      </BoundGroup>
      <BoundGroup label="Mandat / vom" names={['sepaMandateId', 'sepaMandateDate']}>
        <BoundField name="sepaMandateId" bare />
        <BoundField name="sepaMandateDate" bare className="max-w-[116px]" />
      </BoundGroup>
    </Block>
  );
}

/** Under which accounts the tax adviser books the customer. */
function AccountBlock() {
  return (
    <Block title="Buchhaltung">
      <BoundField name="debtorAccount" />
      <BoundField name="revenueAccount" />
    </Block>
  );
}

function PermissionBlock() {
  return (
    <Block title="Darf im Kundenportal" aside={<PermissionCount />}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,236px),1fr))] gap-x-8 gap-y-1">
        {permitted.map((name) => (
          <BoundField key={name} name={name} />
        ))}
      </div>
    </Block>
  );
}

function PermissionCount() {
  const { facts } = useRecordFormContext();
  const subscribe = useCallback((onLook: () => void) => facts.subscribe(onLook, permitted), [facts]);
  const given = useSyncExternalStore(subscribe, () => permitted.filter((it) => facts.of(it).value === true).length);
  return (
    <span className="num">
      {given} von {permitted.length}
    </span>
  );
}
