import { useId, useMemo, useRef, useState } from 'react';
import { useDraftAssessments } from '../../api/calls/preflight.ts';
import { readEntity } from '../../api/records/entities.ts';
import { giveDriver } from '../../commands/import/giveDriver.ts';
import { tools } from '../../commands/tools.ts';
import { driver } from '../../domain/driver/driver.ts';
import { draftOf } from '../../domain/import/draftOfRow.ts';
import { toBeReasoned, type Finding } from '../../domain/preflight/finding.ts';
import { Field } from '../../ui/inputs/Field.tsx';
import { ComboField } from '../../ui/inputs/ComboField.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { FindingCounts, FindingList } from '../contract/dialogs/FindingList.tsx';
import { keepReason } from '../contract/dialogs/lastReasons.ts';
import { goToReason, OverrideReason } from '../contract/dialogs/OverrideReason.tsx';
import { loadDrivers } from '../contract/shared/driverOptions.ts';
import type { DialogProps } from '../dialogs.ts';
import { optionOf } from '../kit/referenceOptions.ts';

/** So many rows are held against the driver at once; what is said of the others is found when they are taken over. */
const maxChecked = 25;
const nothing: ReadonlySet<string> = new Set();
const noFindings: readonly Finding[] = [];

/** Who is to drive one or many rows: what speaks against him is told before there is a contract. */
export default function RowDriverDialog({ rows, close }: DialogProps<'import.driver'>) {
  const [chosen, setChosen] = useState<string | null>(rows.length === 1 ? (rows[0]?.driver ?? null) : null);
  const [reason, setReason] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const heading = useId();
  const drafts = useMemo(() => rows.slice(0, maxChecked).map((it) => draftOf(it)), [rows]);
  const asked = useDraftAssessments(drafts, chosen);
  const findings = asked ?? noFindings;
  const blocked = findings.find((it) => it.kind === 'block' && it.order === undefined);
  const warnings = toBeReasoned(findings);
  const selected = readEntity(driver, chosen);
  const isMissing = warnings.length > 0 && reason.trim() === '';
  const run = () => {
    if (warnings.length > 0) keepReason(reason.trim());
    close();
    void giveDriver(rows, { driver: chosen, reason: warnings.length > 0 ? reason.trim() : null }, tools());
  };
  const why = blocked?.text ?? (chosen !== null && asked === undefined ? 'Der Fahrer wird noch geprüft' : undefined);
  return (
    <Dialog
      title="Fahrer setzen"
      subtitle={rows.length === 1 ? rows[0]?.externalNumber : `${String(rows.length)} Zeilen`}
      icon="user-round-pen"
      size="m"
      onClose={close}
      status={<FindingCounts findings={findings} />}
      primary={
        why === undefined && isMissing
          ? { label: 'Begründung fehlt', run: () => goToReason(box) }
          : { label: chosen === null ? 'Ohne Fahrer lassen' : 'Fahrer setzen', run, reason: why }
      }
    >
      <Field label="Fahrer" layout="above">
        <ComboField
          label="Fahrer"
          value={chosen}
          onChange={setChosen}
          load={loadDrivers}
          selected={selected ? optionOf(selected) : null}
          empty="Ohne Fahrer"
          autoFocus
        />
      </Field>
      <section aria-labelledby={heading} aria-live="polite" className="mt-5">
        <h3 id={heading} className="mb-3 font-strong">
          Prüfung <span className="font-text text-3">vor dem Anlegen</span>
        </h3>
        {chosen === null && <p className="text-2">Die Aufträge werden ohne Fahrer angelegt.</p>}
        {chosen !== null && asked === undefined && <p className="text-2">Wird geprüft …</p>}
        {chosen !== null && asked?.length === 0 && <p className="text-2">Nichts spricht dagegen.</p>}
        {chosen !== null && rows.length > maxChecked && (
          <p className="mb-3 text-11 text-2">Geprüft sind die ersten {maxChecked} Zeilen.</p>
        )}
        <div className="max-h-[36vh] overflow-y-auto">
          <FindingList findings={findings} dissolve={nothing} onDissolve={() => undefined} />
        </div>
      </section>
      <OverrideReason warnings={warnings} value={reason} onChange={setReason} box={box} />
    </Dialog>
  );
}
