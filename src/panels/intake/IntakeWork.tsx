import { useEffect, useState } from 'react';
import { saveFile, showFile } from '../../api/files.ts';
import { tools } from '../../commands/tools.ts';
import { contractOfFindings } from '../../domain/intake/contractOfFindings.ts';
import { Button } from '../../ui/display/Button.tsx';
import { EmptyState } from '../../ui/display/EmptyState.tsx';
import { ErrorState } from '../../ui/display/ErrorState.tsx';
import { SkeletonRows } from '../../ui/display/Skeleton.tsx';
import { usePanel } from '../panelContext.ts';
import { DoublesNote } from './DoublesNote.tsx';
import { FindingList } from './FindingList.tsx';
import { contractUrl } from './intakeUrl.ts';
import { MailParts } from './MailParts.tsx';
import { SourceView } from './SourceView.tsx';
import { useIntake } from './useIntake.ts';

/** What a file says, beside it: each value is taken over or discarded, and the contract opened with what was taken. */
export function IntakeWork({ id }: { id: string }) {
  const { setTitle, replaceUrl } = usePanel();
  const intake = useIntake(id);
  const { file, step, answer, accepted, sure, stateOf, takenFor, decide, isPartAsked, choosePart, retry } = intake;
  const [current, setCurrent] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const name = file?.name ?? 'Auftrag aus PDF oder Mail';
  useEffect(() => setTitle(name), [name, setTitle]);
  const start = (
    <Button onClick={() => replaceUrl('/intake')} icon="upload">
      Andere Datei
    </Button>
  );
  if (step.kind === 'gone')
    return (
      <EmptyState title="Diese Datei liegt nicht auf diesem Rechner" actions={start}>
        Abgelegte Dateien bleiben 14 Tage auf dem Rechner, auf dem sie abgelegt wurden.
      </EmptyState>
    );
  if (step.kind === 'failed')
    return (
      <ErrorState
        title={`„${name}“ wurde nicht gelesen`}
        onRetry={step.isRefused ? undefined : retry}
        actions={
          <>
            {isPartAsked && <Button onClick={() => choosePart(null)}>Zurück zur E-Mail</Button>}
            {start}
          </>
        }
      >
        {step.message}
      </ErrorState>
    );
  if (!answer) return <SkeletonRows columns={2} />;
  const nothing = answer.findings.length === 0 && accepted.length === 0;
  return (
    <div className="@container flex h-full min-h-0 flex-col overflow-y-auto bg-panel">
      <header className="flex min-h-17 flex-none flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-5 py-2">
        <h2 className="min-w-0 truncate text-14 font-strong">{answer.mail?.subject || name}</h2>
        {answer.mail?.from && <span className="truncate text-2">{answer.mail.from}</span>}
        <MailParts answer={answer} onChoose={choosePart} />
        <span className="flex-1" />
        {file && <Original file={file} isPdf={answer.mail === null && answer.source.kind === 'PDF'} />}
      </header>
      <div className="flex min-h-[240px] flex-1 flex-row @max-[760px]:min-h-[420px] @max-[760px]:flex-col">
        <SourceView
          source={answer.source}
          findings={answer.findings}
          stateOf={stateOf}
          current={current}
          onPick={(finding) => setAsked(finding.id)}
        />
        <div className="flex min-h-0 min-w-0 flex-1 flex-col gap-3 overflow-y-auto border-line py-3 @max-[760px]:border-t @min-[760px]:border-l">
          <DoublesNote answer={answer} />
          {answer.findings.length === 0 ? (
            <EmptyState title="Nichts erkannt">Hier steht nichts, was nach einem Auftrag aussieht.</EmptyState>
          ) : (
            <FindingList
              findings={answer.findings}
              stateOf={stateOf}
              takenFor={takenFor}
              decide={decide}
              asked={asked}
              onAsked={() => setAsked(null)}
              onCurrent={setCurrent}
            />
          )}
        </div>
      </div>
      <footer className="flex min-h-20 flex-none flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-4 py-2">
        <Button
          look="primary"
          reason={accepted.length === 0 && !nothing ? 'Bitte zuerst Felder übernehmen' : undefined}
          onClick={() => tools().open(contractUrl(contractOfFindings(accepted), id), 'tab')}
        >
          {nothing ? 'Leeres Formular öffnen' : 'Als Auftrag öffnen'}
        </Button>
        {!nothing && (
          <>
            <Button icon="check-check" disabled={sure.length === 0} onClick={intake.acceptSure}>
              Alle sicheren übernehmen{sure.length > 0 && ` (${String(sure.length)})`}
            </Button>
            <span role="status" className="num text-11 text-2">
              {accepted.length === 1 ? '1 Feld übernommen' : `${String(accepted.length)} Felder übernommen`}
            </span>
          </>
        )}
        <span className="flex-1 text-right text-11 text-3 @max-[760px]:hidden">Gespeichert wird erst im Formular.</span>
      </footer>
    </div>
  );
}

/** The file itself: a PDF is shown, everything else may hold what runs in a browser and is only saved. */
function Original({ file, isPdf }: { file: File; isPdf: boolean }) {
  const content = new Blob([file], { type: isPdf ? 'application/pdf' : 'application/octet-stream' });
  return isPdf ? (
    <Button small icon="external-link" onClick={() => void showFile(async () => ({ content, name: file.name }))}>
      Original ansehen
    </Button>
  ) : (
    <Button small icon="download" onClick={() => saveFile({ content, name: file.name })}>
      Original speichern
    </Button>
  );
}
