import { useAtomValue } from 'jotai';
import { atom } from 'jotai/vanilla';
import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import { messageOf } from '../../api/apiErrors.ts';
import { entityAtom, store, type Entity } from '../../api/entities.ts';
import { changeDrivers } from '../../commands/changeDrivers.ts';
import { countOf, numbersOf, orderOf } from '../../commands/contractFacts.ts';
import { commands } from '../../commands/registry.ts';
import { tools } from '../../commands/tools.ts';
import { leftOutBy, toBeReasoned, type Finding } from '../../domain/preflight/finding.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { DialogProps } from '../dialogs.ts';
import { candidateId, CandidateList } from './CandidateList.tsx';
import { ChangeOptions, type Chosen } from './ChangeOptions.tsx';
import { changeLabel } from './changeLabel.ts';
import { FindingCounts, FindingList } from './FindingList.tsx';
import { OverrideReason } from './OverrideReason.tsx';
import { useCandidates, type Candidate } from './useCandidates.ts';
import { mostChecked, useChosenFindings, usePreflight } from './usePreflight.ts';

const nothing: ReadonlySet<string> = new Set();
const noFindings: readonly Finding[] = [];

/** Gives one or many orders another driver: candidates left, what speaks against it and what follows right. */
export default function ChangeDriverDialog({ orders: opened, close }: DialogProps<{ orders: readonly Entity[] }>) {
  const now = useOrders(opened);
  /** While the change runs the dialog stays as it was sent. */
  const [sent, setSent] = useState<readonly Entity[] | null>(null);
  const orders = sent ?? now;
  const [query, setQuery] = useState('');
  const [lockedLast, setLockedLast] = useState(true);
  const [chosen, setChosen] = useState<string | null>(null);
  const [kept, setKept] = useState<ReadonlySet<string>>(nothing);
  const [options, setOptions] = useState<Chosen>({ withStornoMail: orders.some((it) => orderOf(it).driver), withMail: true, forAdditionalRides: false, offTheOfferList: false });
  const [override, setOverride] = useState('');
  const listId = useId();

  const candidates = useCandidates(query, lockedLast);
  const fitness = usePreflight(orders, candidates.known);
  const driver = candidates.list.find((it) => it.iri === chosen);
  const assessed = useChosenFindings(orders, driver?.iri ?? null, { candidates: fitness, withAdditionalRides: options.forAdditionalRides });
  const findings = assessed.findings ?? noFindings;
  const left = leftOutBy(findings);
  const warnings = toBeReasoned(findings);
  const changed = orders.filter((it) => !left.has(it['@id']));
  const bundles = new Set(findings.flatMap((it) => it.bundle ?? []));
  const dissolve = new Set([...bundles].filter((it) => !kept.has(it)));
  const shown = candidates.list.map((candidate) => ({ candidate, fitness: fitness.byDriver.get(candidate.iri)?.fitness }));

  const walk = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const free = candidates.list.filter((it) => !it.dispositionssperre);
    const at = free.findIndex((it) => it.iri === chosen);
    const next = free[Math.max(0, Math.min(free.length - 1, at + by))];
    if (next) setChosen(next.iri);
  };
  const run = async () => {
    if (!driver) return;
    setSent(orders);
    const leftOut = orders.flatMap((order) => { const reason = left.get(order['@id']); return reason === undefined ? [] : [{ record: order, reason }]; });
    const isDone = await changeDrivers(changed, { driver: driver.iri, ...options, override: override.trim(), dissolve, leftOut }, tools());
    setSent(null);
    if (isDone || orders.length > 1) close();
  };
  const removeDrivers = () => {
    close();
    void commands().find((it) => it.id === 'contract.removeDriver')?.run(orders, tools());
  };
  const blocked = findings.find((it) => it.kind === 'block' && it.order === undefined);
  const reason = blocked?.text ?? reasonAgainst({ driver, isChecked: assessed.findings !== undefined, changed: changed.length, needsReason: warnings.length > 0 && override.trim() === '' });

  return (
    <Dialog
      title="Fahrer wechseln"
      subtitle={orders.length === 1 ? numbersOf(orders) : <><span className="mr-4 text-3">{countOf(orders.length)}</span>{numbersOf(orders)}</>}
      icon="user-round-pen"
      size="xxl"
      flush
      onClose={close}
      status={<FindingCounts findings={findings} />}
      primary={{ label: changeLabel(changed.length, orders.length - changed.length), run: () => void run(), busy: sent !== null, reason }}
    >
      <div className="grid h-[min(560px,calc(100vh-180px))] grid-cols-[minmax(0,1fr)_minmax(300px,430px)]">
        <section className="flex min-h-0 min-w-0 flex-col border-r border-line">
          <div className="flex h-20 flex-none items-center gap-3 border-b border-line-subtle px-4" onKeyDown={walk}>
            <TextField label="Fahrer suchen" value={query} onChange={setQuery} icon="search" placeholder="Kürzel, Name oder Ort" autoFocus walks={{ list: listId, active: chosen ? candidateId(chosen) : undefined }} className="min-w-0 flex-1" unit={candidates.isLoading ? undefined : <span className="num">{candidates.list.length.toLocaleString('de-DE')} von {candidates.total.toLocaleString('de-DE')}</span>} />
            <Switch value={lockedLast} onChange={setLockedLast} className="text-11">Gesperrte ans Ende</Switch>
          </div>
          {candidates.error ? (
            <ErrorState title="Die Fahrer konnten nicht geladen werden" onRetry={candidates.refetch}>{messageOf(candidates.error)}</ErrorState>
          ) : candidates.isLoading ? (
            <SkeletonRows rows={10} columns={4} tall />
          ) : (
            <CandidateList shown={shown} chosen={chosen} onChoose={setChosen} id={listId} />
          )}
          <div className="flex h-19 flex-none items-center gap-4 border-t border-line-subtle pr-6 pl-3">
            <Button small look="quiet" icon="user-round-x" className="text-danger" onClick={removeDrivers} {...(orders.every((it) => !orderOf(it).driver) && { reason: 'Kein Auftrag hat einen Fahrer' })}>Fahrer entfernen</Button>
            <span className="flex-1" />
            <span className="truncate text-11 text-3">Leer lassen heißt: Auftrag wird „Fahrer fehlt“ (FF)</span>
          </div>
        </section>
        <section aria-live="polite" className="min-h-0 overflow-y-auto px-7 py-6">
          <h3 className="mb-4 font-strong">{driver ? <>Prüfung für {driver.code} {driver.name.split(',')[0]} <span className="font-text text-3">vor dem Speichern</span></> : 'Prüfung'}</h3>
          {!driver && <p className="text-2">Wählen Sie links einen Fahrer, mit den Pfeiltasten oder mit der Maus.</p>}
          {driver && assessed.error && <ErrorState title="Der Fahrer konnte nicht geprüft werden" onRetry={assessed.refetch}>{messageOf(assessed.error)}</ErrorState>}
          {driver && !assessed.error && assessed.findings === undefined && <p className="text-2">Wird geprüft …</p>}
          {driver && assessed.findings?.length === 0 && <p className="text-2">Nichts spricht dagegen.</p>}
          {driver && orders.length > mostChecked && <p className="mb-4 text-11 text-2">Geprüft sind die ersten {mostChecked} von {countOf(orders.length, 'dative')}; die übrigen prüft der Server beim Speichern.</p>}
          <FindingList findings={findings} dissolve={dissolve} onDissolve={(bundle, yes) => setKept((known) => new Set(yes ? [...known].filter((it) => it !== bundle) : [...known, bundle]))} />
          <OverrideReason warnings={warnings} value={override} onChange={setOverride} />
          <ChangeOptions orders={changed} driver={driver?.code} chosen={options} onChange={setOptions} />
        </section>
      </div>
    </Dialog>
  );
}

/** The orders as they stand now, while the dialog is open. */
function useOrders(opened: readonly Entity[]): readonly Entity[] {
  const ordersAtom = useMemo(() => atom((get) => opened.map((it) => get(entityAtom(it['@id'])) ?? it)), [opened]);
  return useAtomValue(ordersAtom, { store });
}

function reasonAgainst({ driver, isChecked, changed, needsReason }: { driver: Candidate | undefined; isChecked: boolean; changed: number; needsReason: boolean }): string | undefined {
  if (!driver) return 'Bitte einen Fahrer wählen';
  if (!isChecked) return 'Der Fahrer wird noch geprüft';
  if (changed === 0) return 'Alle Aufträge werden ausgelassen';
  return needsReason ? 'Bitte begründen, warum trotz Warnung' : undefined;
}
