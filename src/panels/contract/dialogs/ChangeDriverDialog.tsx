import { useAtomValue } from 'jotai';
import { atom } from 'jotai/vanilla';
import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { messageOf } from '../../../api/apiErrors.ts';
import { anyEntityAtom, entityOf, store } from '../../../api/records/entities.ts';
import { changeDrivers } from '../../../commands/contract/changeDrivers.ts';
import { countOf, numbersOf, type ContractEntity } from '../../../commands/contract/contractFacts.ts';
import { commands } from '../../../commands/registry.ts';
import { runCommand } from '../../../commands/runCommand.ts';
import { tools } from '../../../commands/tools.ts';
import { contract } from '../../../domain/contract/contract.ts';
import { leftOutBy, toBeReasoned, type Finding } from '../../../domain/preflight/finding.ts';
import { Button } from '../../../ui/display/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { ErrorState } from '../../../ui/display/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/display/Skeleton.tsx';
import { Switch } from '../../../ui/inputs/Switch.tsx';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import type { DialogProps } from '../../dialogs.ts';
import { candidateId, CandidateList } from './CandidateList.tsx';
import { ChangeOptions, type Chosen } from './ChangeOptions.tsx';
import { changeLabel } from './changeLabel.ts';
import { FindingCounts, FindingList } from './FindingList.tsx';
import { LeftOutList } from './LeftOutList.tsx';
import { keepReason } from './lastReasons.ts';
import { goToReason, OverrideReason } from './OverrideReason.tsx';
import { inOrderOfFitness, useCandidates } from './useCandidates.ts';
import { maxChecked, useChosenFindings, usePreflight } from './usePreflight.ts';

const nothing: ReadonlySet<string> = new Set();
const noFindings: readonly Finding[] = [];

/** Gives one or many contracts another driver: candidates left, what speaks against it and what follows right. */
export default function ChangeDriverDialog({ contracts: opened, asked, close }: DialogProps<'contract.changeDriver'>) {
  const now = useContracts(opened);
  /** While the change runs the dialog stays as it was sent. */
  const [sent, setSent] = useState<readonly ContractEntity[] | null>(null);
  const contracts = sent ?? now;
  const [query, setQuery] = useState(asked?.query ?? '');
  const [lockedLast, setLockedLast] = useState(true);
  const [chosen, setChosen] = useState<string | null>(asked?.driver ?? null);
  const [kept, setKept] = useState<ReadonlySet<string>>(nothing);
  const [options, setOptions] = useState<Chosen>({
    withStornoMail: contracts.some((it) => it.driver),
    withMail: true,
    forAdditionalRides: false,
    offTheOfferList: false,
  });
  const [override, setOverride] = useState('');
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(nothing);
  const listId = useId();
  const [searchBox, reasonBox] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];

  const wanted = useMemo(
    () => (skipped.size === 0 ? contracts : contracts.filter((it) => !skipped.has(it['@id']))),
    [contracts, skipped],
  );
  const candidates = useCandidates(query);
  const fitness = usePreflight(wanted, candidates.known);
  const driver = candidates.list.find((it) => it.iri === chosen);
  const assessed = useChosenFindings(wanted, driver?.iri ?? null, {
    candidates: fitness,
    withAdditionalRides: options.forAdditionalRides,
  });
  const findings = assessed.findings ?? noFindings;
  const left = leftOutBy(findings);
  const warnings = toBeReasoned(findings);
  const changed = wanted.filter((it) => !left.has(it['@id']));
  const bundles = new Set(findings.flatMap((it) => it.bundle ?? []));
  const dissolve = new Set([...bundles].filter((it) => !kept.has(it)));
  const shown = useMemo(
    () => inOrderOfFitness(candidates.list, fitness.byDriver, lockedLast),
    [candidates.list, fitness.byDriver, lockedLast],
  );

  const walk = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1, Enter: 0 }[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const free = shown.map((it) => it.candidate).filter((it) => !it.dispositionssperre);
    const at = free.findIndex((it) => it.iri === chosen);
    const next = free[Math.max(0, Math.min(free.length - 1, at + by))];
    if (next) setChosen(next.iri);
  };
  const run = async () => {
    if (!driver) return;
    if (warnings.length > 0) keepReason(override.trim());
    setSent(contracts);
    const leftOut = contracts.flatMap((contract) => {
      const reason = skipped.has(contract['@id']) ? 'von Ihnen ausgelassen' : left.get(contract['@id']);
      return reason === undefined ? [] : [{ record: contract, reason }];
    });
    const isDone = await changeDrivers(
      changed,
      { driver: driver.iri, ...options, override: override.trim(), dissolve, leftOut },
      tools(),
    );
    setSent(null);
    if (isDone || contracts.length > 1) close();
  };
  const removeDrivers = () => {
    close();
    const command = commands().find((it) => it.id === 'contract.removeDriver');
    if (command) runCommand(command, contracts);
  };
  const blocked = findings.find((it) => it.kind === 'block' && it.order === undefined);
  const isChecked = wanted.length === 0 || assessed.findings !== undefined;
  const reason =
    blocked?.text ??
    (!isChecked
      ? 'Der Fahrer wird noch geprüft'
      : changed.length === 0
        ? 'Alle Aufträge werden ausgelassen'
        : undefined);
  const needsReason = warnings.length > 0 && override.trim() === '';
  const primary = !driver
    ? { label: 'Fahrer wählen', run: () => searchBox.current?.querySelector('input')?.focus() }
    : reason === undefined && needsReason
      ? { label: 'Begründung fehlt', run: () => goToReason(reasonBox) }
      : {
          label: changeLabel(changed.length, contracts.length - changed.length),
          run: () => void run(),
          busy: sent !== null,
          reason,
        };

  return (
    <Dialog
      title="Fahrer wechseln"
      subtitle={
        contracts.length === 1 ? (
          numbersOf(contracts)
        ) : (
          <>
            <span className="mr-4 text-3">{countOf(contracts.length)}</span>
            {numbersOf(contracts)}
          </>
        )
      }
      icon="user-round-pen"
      size="xxl"
      flush
      onClose={close}
      status={<FindingCounts findings={findings} />}
      primary={primary}
    >
      <div className="grid h-[min(560px,calc(100vh-180px))] grid-cols-[minmax(0,1fr)_minmax(300px,430px)]">
        <section className="flex min-h-0 min-w-0 flex-col border-r border-line">
          <div
            ref={searchBox}
            className="flex h-20 flex-none items-center gap-3 border-b border-line-subtle px-4"
            onKeyDown={walk}
          >
            <TextField
              label="Fahrer suchen"
              value={query}
              onChange={setQuery}
              icon="search"
              placeholder="Kürzel, Name oder Ort"
              autoFocus
              walks={{ list: listId, active: chosen ? candidateId(chosen) : undefined }}
              className="min-w-0 flex-1"
              unit={
                candidates.isLoading ? undefined : (
                  <span className="num">
                    {candidates.list.length.toLocaleString('de-DE')} von {candidates.total.toLocaleString('de-DE')}
                  </span>
                )
              }
            />
            <Switch value={lockedLast} onChange={setLockedLast} className="text-11">
              Gesperrte ans Ende
            </Switch>
          </div>
          {candidates.error ? (
            <ErrorState title="Die Fahrer konnten nicht geladen werden" onRetry={candidates.refetch}>
              {messageOf(candidates.error)}
            </ErrorState>
          ) : candidates.isLoading ? (
            <SkeletonRows rows={10} columns={4} tall />
          ) : (
            <CandidateList shown={shown} chosen={chosen} onChoose={setChosen} id={listId} />
          )}
          <div className="flex h-19 flex-none items-center gap-4 border-t border-line-subtle pr-6 pl-3">
            <Button
              small
              look="quiet"
              icon="user-round-x"
              className="text-danger"
              onClick={removeDrivers}
              {...(contracts.every((it) => !it.driver) && { reason: 'Kein Auftrag hat einen Fahrer' })}
            >
              Fahrer entfernen
            </Button>
            <span className="flex-1" />
            <span className="truncate text-11 text-3">Leer lassen heißt: Auftrag wird „Fahrer fehlt“ (FF)</span>
          </div>
        </section>
        <section className="flex min-h-0 flex-col">
          <div aria-live="polite" className="min-h-0 flex-1 overflow-y-auto px-7 py-6">
            <h3 className="mb-4 font-strong">
              {driver ? (
                <>
                  Prüfung für {driver.code} {driver.name.split(',')[0]}{' '}
                  <span className="font-text text-3">vor dem Speichern</span>
                </>
              ) : (
                'Prüfung'
              )}
            </h3>
            {!driver && <p className="text-2">Wählen Sie links einen Fahrer, mit den Pfeiltasten oder mit der Maus.</p>}
            {driver && assessed.error && (
              <ErrorState title="Der Fahrer konnte nicht geprüft werden" onRetry={assessed.refetch}>
                {messageOf(assessed.error)}
              </ErrorState>
            )}
            {driver && !assessed.error && !isChecked && <p className="text-2">Wird geprüft …</p>}
            {driver && assessed.findings?.length === 0 && <p className="text-2">Nichts spricht dagegen.</p>}
            {driver && contracts.length > maxChecked && (
              <p className="mb-4 text-11 text-2">
                Geprüft sind die ersten {maxChecked} von {countOf(contracts.length, 'dative')}; die übrigen prüft der
                Server beim Speichern.
              </p>
            )}
            <FindingList
              findings={findings}
              dissolve={dissolve}
              onDissolve={(some, yes) =>
                setKept((known) => new Set(yes ? [...known].filter((it) => !some.includes(it)) : [...known, ...some]))
              }
              onLeaveOut={wanted.length > 1 ? (some) => setSkipped((known) => new Set([...known, ...some])) : undefined}
            />
            <LeftOutList
              contracts={contracts.filter((it) => skipped.has(it['@id']))}
              onTakeIn={(iri) => setSkipped((known) => new Set([...known].filter((it) => it !== iri)))}
            />
          </div>
          <div className="flex flex-none flex-col gap-5 border-t border-line-subtle px-7 py-5">
            <OverrideReason warnings={warnings} value={override} onChange={setOverride} box={reasonBox} />
            <ChangeOptions contracts={changed} driver={driver?.code} chosen={options} onChange={setOptions} />
          </div>
        </section>
      </div>
    </Dialog>
  );
}

/** The contracts as they stand now, while the dialog is open. */
function useContracts(opened: readonly ContractEntity[]): readonly ContractEntity[] {
  const contractsAtom = useMemo(
    () => atom((get) => opened.map((it) => entityOf(contract, get(anyEntityAtom(it['@id']))) ?? it)),
    [opened],
  );
  return useAtomValue(contractsAtom, { store });
}
