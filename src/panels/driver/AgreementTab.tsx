import { call } from '../../api/call.ts';
import { fetchFile, showFile } from '../../api/files.ts';
import { tellFailure } from '../../commands/tellFailure.ts';
import { tools } from '../../commands/tools.ts';
import { addressOf } from '../../domain/define/call.ts';
import { agreementLine, agreementOn } from '../../domain/driver/agreementHolds.ts';
import type { agreementForm } from '../../domain/driver/driverCalls.ts';
import { formatDate } from '../../domain/time/formatDay.ts';
import { Button } from '../../ui/display/Button.tsx';
import { Tag } from '../../ui/display/Tag.tsx';
import { nameOf } from '../kit/represent.ts';
import { useNames } from '../kit/useNames.ts';
import { useToday } from '../kit/useToday.ts';
import type { TabProps } from './driverTab.ts';
import { PaperPreview } from './PaperPreview.tsx';

/** By which agreements a driver is billed by our credit notes: what holds today, and all there were before. */
export function AgreementTab({ entity }: TabProps) {
  const today = useToday();
  const agreements = entity.creditAgreements ?? [];
  useNames([...new Set(agreements.flatMap((it) => [it.filedBy ?? [], it.endedBy ?? []].flat()))]);
  const holding = agreementOn(agreements, today);
  const driver = entity['@id'];
  return (
    <div className="flex max-w-[900px] flex-col gap-6 p-5 @min-[480px]:p-8">
      <div className="flex flex-wrap items-center gap-4">
        <h3 className="font-strong text-1">Vereinbarung über Gutschriften</h3>
        {holding ? <Tag colour="ok">{lineOf(holding)}</Tag> : <Tag colour="danger">Keine Vereinbarung abgelegt</Tag>}
        <span className="flex-1" />
        <Button small icon="printer" onClick={() => void printForm(driver)}>
          Vorlage drucken
        </Button>
        <Button small icon="upload" onClick={() => tools().dialog('driver.agreement', { driver })}>
          Vereinbarung hochladen
        </Button>
      </div>
      {agreements.length > 0 && (
        <table className="w-full border-collapse">
          <thead>
            <tr className="border-b border-line bg-sunken text-left text-11 text-2">
              <th className="w-[96px] px-4 py-2 font-text">Vereinbarung</th>
              <th className="px-4 font-text">Abgelegt</th>
              <th className="px-4 font-text">Gilt</th>
              <th className="w-[112px] px-4">
                <span className="sr-only">Aktionen</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {agreements
              .toSorted((one, other) => ((one.agreedOn ?? '') < (other.agreedOn ?? '') ? 1 : -1))
              .map((it) => (
                <tr key={it.id} className="border-b border-line-subtle">
                  <td className="px-4 py-3">
                    {it.file ? (
                      <PaperPreview iri={it.file} label={`Vereinbarung ${lineOf(it)}`} />
                    ) : (
                      <span className="text-2">ohne Datei</span>
                    )}
                  </td>
                  <td className="num px-4 py-3">{lineOf(it)}</td>
                  <td className="num px-4 py-3">
                    {it.endsOn
                      ? `gilt nicht mehr ab ${formatDate(it.endsOn)}${it.endedBy ? `, beendet von ${nameOf(it.endedBy)}` : ''}`
                      : 'unbefristet'}
                  </td>
                  <td className="px-4 py-3 text-right">
                    <Button
                      small
                      look="quiet"
                      onClick={() => tools().dialog('driver.agreementEnd', { driver, agreement: it.id ?? 0 })}
                    >
                      {it.endsOn ? 'Ende ändern' : 'Beenden'}
                    </Button>
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

type Agreement = NonNullable<TabProps['entity']['creditAgreements']>[number];

function lineOf({ agreedOn, filedBy }: Agreement): string {
  return agreementLine(agreedOn, filedBy ? nameOf(filedBy) : null);
}

/** Opens the paper for both signatures in a tab of the browser. */
async function printForm(id: string): Promise<void> {
  try {
    await showFile(async () =>
      fetchFile((await call(addressOf<typeof agreementForm>('POST /drivers/{id}/agreement_form'), { id })).url),
    );
  } catch (error) {
    tellFailure('Die Vorlage konnte nicht erzeugt werden', error);
  }
}
