import { useEffect, useState } from 'react';
import { messageOf } from '../../api/apiErrors.ts';
import { update } from '../../api/records/mutations.ts';
import { copyAddress, copyLooks } from '../../api/calls/drivers.ts';
import { readEntity, useAnyEntity, useEntity } from '../../api/records/entities.ts';
import { tools } from '../../commands/tools.ts';
import { driver } from '../../domain/driver/driver.ts';
import { driverDocument } from '../../domain/driver/driverDocument.ts';
import { isPicture, type GuardedFile } from '../../domain/file/storedFile.ts';
import { companyZone, formatInstant } from '../../domain/time/zone.ts';
import { DateField } from '../../ui/inputs/DateField.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { DialogProps } from '../dialogs.ts';
import { useToday } from '../kit/useToday.ts';

type Looks = Awaited<ReturnType<typeof copyLooks>>;

/** The copy of a licence, fetched for this one look, which is written down; with its check the copy goes. */
export default function LicenceCopyDialog({ paper: iri, close }: DialogProps<'driver.copy'>) {
  const paper = useEntity(driverDocument, iri);
  const file = useAnyEntity(paper?.file) as unknown as GuardedFile | undefined;
  const today = useToday();
  const [url, setUrl] = useState<string>();
  const [looks, setLooks] = useState<Looks>([]);
  const [fault, setFault] = useState<string>();
  const [validUntil, setValidUntil] = useState(paper?.validUntil ?? null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let isOpen = true;
    const load = async () => {
      const address = await copyAddress(iri);
      const all = await copyLooks(iri);
      if (!isOpen) return;
      setUrl(address);
      setLooks(all);
    };
    load().catch((error: unknown) => isOpen && setFault(`Fehler: ${messageOf(error)}`));
    return () => {
      isOpen = false;
    };
  }, [iri]);

  const label = paper?.translatedType ?? 'Dokument';
  const holder = readEntity(driver, paper?.driver);
  const check = async () => {
    setBusy(true);
    try {
      await update(driverDocument, iri, { checked: true, validUntil });
      close();
      tools().notify.success(`${label} geprüft`, { detail: 'Die Kopie ist gelöscht.' });
    } catch (error) {
      setFault(`Error: ${messageOf(error)}`);
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={`${label} prüfen`}
      subtitle={holder?.name}
      icon="eye"
      size="l"
      onClose={close}
      cancel="Schließen"
      primary={{
        label: 'Geprüft, Kopie löschen',
        run: () => void check(),
        busy,
        ...(url === undefined && { reason: 'Die Kopie wird geladen.' }),
      }}
      status={<span className="text-11 text-2">Jeder Blick wird vermerkt.</span>}
    >
      <div className="flex flex-col gap-5 [--w-label:104px]">
        {fault !== undefined && (
          <p role="alert" className="text-danger">
            {fault}
          </p>
        )}
        {url === undefined && fault === undefined && (
          <p role="status" className="text-2">
            Daten werden geladen
          </p>
        )}
        {url !== undefined &&
          (file && isPicture(file) ? (
            <img
              src={url}
              alt={`${label} ${holder?.name ?? ''}`}
              className="max-h-[46vh] w-full rounded-2 border border-line bg-sunken object-contain"
            />
          ) : (
            <a href={url} target="_blank" rel="noreferrer" className="text-link">
              {label} öffnen (PDF)
            </a>
          ))}
        {paper?.type === 'driversLicense' && (
          <Field label="Klassen">
            <span className="leading-[26px]">{holder?.klassen?.join(', ') || 'keine eingetragen'}</span>
          </Field>
        )}
        <Field label="Gültig bis">
          <DateField today={today} value={validUntil} onChange={setValidUntil} placeholder="unbegrenzt" />
        </Field>
        <section aria-label="Angesehen von">
          <h3 className="mb-2 text-11 font-strong text-1">Angesehen von</h3>
          <ul className="max-h-[96px] overflow-y-auto text-11 text-2">
            {looks.map(({ username, at }) => (
              <li key={`${username} ${at}`}>
                {formatInstant(at, companyZone)} {username}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Dialog>
  );
}
