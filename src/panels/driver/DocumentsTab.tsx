import { messageOf } from '../../api/apiErrors.ts';
import { call } from '../../api/call.ts';
import { saveAddress } from '../../api/files.ts';
import { remove, update } from '../../api/records/mutations.ts';
import { useList } from '../../api/records/queries.ts';
import { useEntities } from '../../api/records/useEntities.ts';
import type { Entity } from '../../api/records/entities.ts';
import { nameOf } from '../kit/represent.ts';
import { tools } from '../../commands/tools.ts';
import { driverDocumentTypes } from '../../domain/choices/driverDocumentTypes.ts';
import { driverConfirmTexts } from '../../domain/choices/driverConfirmTexts.ts';
import { labelOf } from '../../domain/choices/choices.ts';
import { emptyTexts } from '../../domain/choices/emptyTexts.ts';
import { addressOf } from '../../domain/define/call.ts';
import { ask } from '../../domain/define/verdict.ts';
import type { downloadDocument } from '../../domain/driver/driverCalls.ts';
import { driverDocument } from '../../domain/driver/driverDocument.ts';
import { paperState } from '../../domain/driver/paperState.ts';
import { filledText } from '../../domain/question/filledText.ts';
import { formatDate } from '../../domain/time/formatDay.ts';
import { companyZone, formatInstant } from '../../domain/time/zone.ts';
import { Button } from '../../ui/display/Button.tsx';
import { IconButton } from '../../ui/display/IconButton.tsx';
import { Tag } from '../../ui/display/Tag.tsx';
import { DateField } from '../../ui/inputs/DateField.tsx';
import { useToday } from '../kit/useToday.ts';
import { DocumentState } from './DocumentState.tsx';
import { PaperPreview } from './PaperPreview.tsx';
import type { TabProps } from './driverTab.ts';

type Paper = Entity<typeof driverDocument>;
const toneOf = { ok: 'ok', soon: 'warn', over: 'danger', unseen: 'avis-first-contact' } as const;

/** The papers of a driver: which there are, which are missing, how long they are valid and whether anybody looked. */
export function DocumentsTab({ entity }: TabProps) {
  const { iris } = useList(driverDocument, { filter: { driver: entity['@id'] }, order: 'type', itemsPerPage: 100 });
  const papers = useEntities(driverDocument, iris);
  return (
    <div className="p-8">
      <div className="mb-5 flex items-center gap-4">
        <h3 className="font-strong text-1">Dokumente</h3>
        <DocumentState completeness={entity.documentCompleteness} />
        {papers.length === 0 && <span className="text-2">{labelOf(emptyTexts, 'driverDocuments')}</span>}
        <span className="flex-1" />
        <Button small icon="plus" onClick={() => newPaper(entity['@id'], null)}>
          Neues Dokument
        </Button>
      </div>
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-b border-line bg-sunken text-left text-11 text-2">
            <th className="w-[80px] px-4 py-2 font-text">Vorschau</th>
            <th className="px-4 font-text">Dokument</th>
            <th className="w-[150px] px-4 font-text">Gültig bis</th>
            <th className="w-[190px] px-4 font-text">Zustand</th>
            <th className="w-[110px] px-4 font-text">Hochgel.</th>
            <th className="w-[112px] px-4">
              <span className="sr-only">Aktionen</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {driverDocumentTypes.items.map((type) => {
            const own = papers.filter((it) => it.type === type.key);
            return own.length > 0 ? (
              own.map((it) => <PaperRow key={it['@id']} paper={it} isRequired={type.required} />)
            ) : (
              <tr key={type.key} className="border-b border-line-subtle">
                <td className="px-4 text-2">–</td>
                <td className="px-4 py-3">
                  <PaperName label={type.label} isRequired={type.required}>
                    noch nicht hochgeladen
                  </PaperName>
                </td>
                <td className="px-4 text-2">–</td>
                <td colSpan={3} className="px-4">
                  <Button small icon="upload" onClick={() => newPaper(entity['@id'], type.key)}>
                    {type.label} hochladen
                  </Button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function newPaper(driver: string, type: string | null): void {
  tools().dialog('driver.document', { driver, type });
}

function PaperName({ label, isRequired, children }: { label: string; isRequired: boolean; children: string }) {
  return (
    <>
      <div className="flex items-baseline gap-3">
        <span className="font-medium text-1">{label}</span>
        <span className="text-11 text-3">{isRequired ? 'Pflicht' : 'freiwillig'}</span>
      </div>
      <div className="text-11 text-2">{children}</div>
    </>
  );
}

function PaperRow({ paper, isRequired }: { paper: Paper; isRequired: boolean }) {
  const today = useToday();
  const state = paperState(paper, today);
  const label = paper.translatedType ?? '';
  const change = (changes: Parameters<typeof update<typeof driverDocument>>[2]) =>
    update(driverDocument, paper['@id'], changes).catch((error: unknown) => {
      tools().notify.error(`Error: ${messageOf(error)}`);
    });
  return (
    <tr className="border-b border-line-subtle">
      <td className="px-4 py-2">{paper.file && <PaperPreview iri={paper.file} label={label} />}</td>
      <td className="px-4 py-3">
        <PaperName label={label} isRequired={isRequired}>
          {paper.name ?? ''}
        </PaperName>
      </td>
      <td className="px-4">
        <DateField
          label={`${label}: gültig bis`}
          today={today}
          value={paper.validUntil ?? null}
          onChange={(validUntil) => void change({ validUntil })}
          placeholder="unbegrenzt"
        />
      </td>
      <td className="px-4">
        <Tag colour={toneOf[state.tone]} meaning={checkedText(paper)}>
          {state.text}
        </Tag>
      </td>
      <td className="num px-4 text-2">{paper.createdAt && formatDate(paper.createdAt.slice(0, 10))}</td>
      <td className="px-4">
        <div className="flex justify-end gap-1">
          <IconButton icon="download" label={`${label} herunterladen`} onClick={() => void downloadPaper(paper)} />
          <IconButton
            icon={paper.checkedAt ? 'undo-2' : 'check'}
            label={paper.checkedAt ? `${label}: Prüfung zurücknehmen` : `${label} als geprüft ablegen`}
            onClick={() => void change({ checked: !paper.checkedAt })}
          />
          <IconButton icon="trash" label={`${label} löschen`} onClick={() => void deletePaper(paper)} />
        </div>
      </td>
    </tr>
  );
}

function checkedText({ checkedAt, checkedBy }: Paper): string | undefined {
  return checkedAt
    ? `geprüft am ${formatInstant(checkedAt, companyZone)} von ${checkedBy ? nameOf(checkedBy) : ''}`
    : undefined;
}

/** Where the paper lies is asked right then: an address that was known before may have run out. */
async function downloadPaper({ '@id': id, name }: Paper): Promise<void> {
  try {
    const { url } = await call(addressOf<typeof downloadDocument>('GET /driver_documents/{id}/download'), { id });
    saveAddress(url, name ?? '');
    tools().notify.info('Download erfolgreich gestartet', { detail: name ?? '' });
  } catch (error) {
    tools().notify.error(`Fehler: ${messageOf(error)}`);
  }
}

async function deletePaper(paper: Paper): Promise<void> {
  const text = driverConfirmTexts.items.find((it) => it.key === 'deleteDocument')?.text ?? '';
  const answer = await tools().ask({
    ...ask(filledText(text, { name: paper.name ?? '', date: formatDate(paper.createdAt?.slice(0, 10) ?? null) }), {
      danger: true,
    }),
    title: 'Dokument löschen',
    confirm: 'Löschen',
    isFinal: true,
  });
  if (!answer) return;
  try {
    await remove(paper['@id'], { version: paper.version });
    tools().notify.success('Dokument erfolgreich gelöscht', { detail: paper.name ?? '' });
  } catch (error) {
    tools().notify.error(`Error: ${messageOf(error)}`);
  }
}
