import { useEffect, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import { messageOf } from '../../api/apiErrors.ts';
import { useAssessments } from '../../api/calls/preflight.ts';
import type { ChainAnswer, OfferedChain } from '../../api/calls/chains.ts';
import { useEntity } from '../../api/records/entities.ts';
import { takeChain } from '../../commands/chain/takeChain.ts';
import { tools } from '../../commands/tools.ts';
import { mayWrite } from '../../domain/access/matrix.ts';
import { chainWords } from '../../domain/chain/chainWords.ts';
import { driver } from '../../domain/driver/driver.ts';
import { formatKm } from '../../domain/km/formatKm.ts';
import { formatEuro, sumAmounts } from '../../domain/money/amount.ts';
import { toBeReasoned } from '../../domain/preflight/finding.ts';
import { Button } from '../../ui/display/Button.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { FindingList } from '../contract/dialogs/FindingList.tsx';
import { keepReason } from '../contract/dialogs/lastReasons.ts';
import { goToReason, OverrideReason } from '../contract/dialogs/OverrideReason.tsx';
import { useOneAtATime } from '../kit/useOneAtATime.ts';

interface TakeChainProps {
  chain: OfferedChain;
  driver: string | null;
  bundle: ChainAnswer['from']['bundle'];
  onDone: () => void;
  /** Takes the chain from elsewhere, as the first button would. */
  ref: Ref<() => void>;
}

const noBundles: ReadonlySet<string> = new Set();

/** Gives the chosen chain to the driver, after what the check says about him has been read. */
export function TakeChain({ chain, driver: iri, bundle, onDone, ref }: TakeChainProps) {
  const person = useEntity(driver, iri);
  const asked = useMemo(() => chain.links.map((it) => ({ '@id': it.contract, version: 0 })), [chain]);
  const { byDriver, error, refetch } = useAssessments(asked, iri === null ? [] : [iri]);
  const checked = iri === null ? undefined : byDriver.get(iri);
  const isChecking = iri !== null && checked === undefined && error === null;
  const findings = checked?.findings ?? [];
  const warnings = toBeReasoned(findings);
  const [override, setOverride] = useState('');
  const reasonBox = useRef<HTMLDivElement>(null);
  const { isRunning, alone } = useOneAtATime();
  const take = (joined: string | null) => {
    if (iri === null) return;
    if (warnings.length > 0 && override.trim() === '') return goToReason(reasonBox);
    void alone(async () => {
      keepReason(override.trim());
      const code = person?.kuerzel ?? person?.name ?? '';
      const done = await takeChain(
        chain,
        { driver: { iri, code }, bundle: joined, override: override.trim() },
        tools(),
      );
      if (done !== 'refused') onDone();
    });
  };
  const blocked = findings.find((it) => it.kind === 'block')?.text;
  const unchecked = error === null ? 'Der Fahrer wird noch geprüft' : 'Der Fahrer ist nicht geprüft';
  const reason = iri === null ? 'Zuerst einen Fahrer wählen' : (blocked ?? (checked ? undefined : unchecked));
  const off = reason === undefined ? {} : { reason };
  const isAllowed = mayWrite(tools().roles(), 'disposition');
  /** Asked for while the driver was being checked. */
  const isMeant = useRef(false);
  const takeOrSay = () => {
    if (reason === undefined) take(bundle?.iri ?? null);
    else tools().notify.info(reason);
  };
  useImperativeHandle(ref, () => () => {
    if (!isAllowed) return;
    isMeant.current = isChecking;
    if (isChecking) tools().notify.info('Der Fahrer wird noch geprüft, danach wird die Kette übernommen');
    else takeOrSay();
  });
  useEffect(() => {
    if (isChecking || !isMeant.current) return;
    isMeant.current = false;
    takeOrSay();
  });
  if (!isAllowed) return null;
  return (
    <footer
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.repeat || !(event.ctrlKey || event.metaKey) || reason !== undefined) return;
        event.preventDefault();
        event.stopPropagation();
        take(bundle?.iri ?? null);
      }}
      className="flex max-h-[45%] flex-none flex-col gap-4 overflow-auto border-t border-line bg-panel px-6 py-4"
    >
      {error !== null && checked === undefined && (
        <Note
          tone="danger"
          title="Die Prüfung des Fahrers ist nicht gelungen"
          actions={
            <Button small icon="refresh-cw" onClick={refetch}>
              Erneut versuchen
            </Button>
          }
        >
          {messageOf(error)}
        </Note>
      )}
      {findings.length > 0 && <FindingList findings={findings} dissolve={noBundles} onDissolve={() => undefined} />}
      <OverrideReason warnings={warnings} value={override} onChange={setOverride} box={reasonBox} />
      <div className="flex flex-wrap items-center gap-4">
        <Button
          look="primary"
          icon="check"
          hotkey="enter"
          busy={isRunning}
          onClick={() => take(bundle?.iri ?? null)}
          {...off}
        >
          {bundle ? chainWords.join(bundle.name) : chainWords.take}
        </Button>
        {bundle && chain.links.length > 1 && (
          <Button icon="package-plus" disabled={isRunning} onClick={() => take(null)} {...off}>
            Neues Fahrtpaket
          </Button>
        )}
        <span className="num text-11 text-3">{totalsOf(chain)}</span>
      </div>
    </footer>
  );
}

/** "2 Aufträge · 165 km · 150,00 EUR Gutschrift" */
function totalsOf({ links }: OfferedChain): string {
  const credits = links.flatMap((it) => (it.credit === null ? [] : [it.credit]));
  return [
    links.length === 1 ? '1 Auftrag' : `${String(links.length)} Aufträge`,
    formatKm(links.reduce((sum, it) => sum + (it.km ?? 0), 0)),
    ...(credits.length > 0 ? [`${formatEuro(sumAmounts(credits))} Gutschrift`] : []),
  ].join(' · ');
}
