import { useEffect, useState } from 'react';
import { dropIntake, listIntakes, type IntakeEntry } from '../../api/intake.ts';
import { tools } from '../../commands/tools.ts';
import { companyZone, formatInstant } from '../../domain/time/zone.ts';
import { Button } from '../../ui/display/Button.tsx';
import { IconButton } from '../../ui/display/IconButton.tsx';
import { DropZone } from '../../ui/inputs/DropZone.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { useIsVisible } from '../panelContext.ts';
import { intakeUrl } from './intakeUrl.ts';
import { openIntake, pastedIntake } from './openIntake.ts';

/** Where files are dropped or chosen and text is pasted, and those that nobody has finished yet. */
export function IntakeStart() {
  const [text, setText] = useState('');
  const [left, setLeft] = useState<readonly IntakeEntry[]>([]);
  const isVisible = useIsVisible();
  useEffect(() => {
    let isStale = !isVisible;
    void listIntakes().then((all) => {
      if (!isStale) setLeft(all.filter((it) => !it.isDone));
    });
    return () => {
      isStale = true;
    };
  }, [isVisible]);
  const discard = async (id: string) => {
    await dropIntake(id);
    setLeft((all) => all.filter((it) => it.id !== id));
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-6 overflow-y-auto px-6 py-4">
      <h2 className="text-[15px] leading-[20px] font-strong">Auftrag aus PDF oder Mail</h2>
      <DropZone
        invitation="PDF, E-Mail (.eml) oder Textdatei hier ablegen, oder irgendwo auf der Konsole"
        hint="Was erkannt wird, steht daneben und wird Feld für Feld übernommen. Gespeichert wird nichts von selbst."
        accept=".pdf,.eml,.txt,.html"
        isMultiple
        autoFocus
        onFiles={(files) => void openIntake(files)}
      />
      <div className="flex flex-none flex-col gap-3">
        <Field label="Text einer E-Mail" layout="above">
          <TextArea value={text} onChange={setText} rows={6} placeholder="Text hier einfügen" />
        </Field>
        <div>
          <Button
            icon="clipboard-paste"
            reason={text.trim() === '' ? 'Bitte zuerst einen Text einfügen' : undefined}
            onClick={() => {
              void openIntake([pastedIntake(text)]);
              setText('');
            }}
          >
            Text lesen
          </Button>
        </div>
      </div>
      {left.length > 0 && (
        <section className="flex flex-none flex-col gap-1" aria-label="Angefangen">
          <h2 className="text-12 font-strong">Angefangen</h2>
          <ul>
            {left.map(({ id, file, at }) => (
              <li key={id} className="flex min-h-13 items-center gap-4 border-b border-line-subtle">
                <a className="min-w-0 flex-1 truncate text-link" href={intakeUrl(id)}>
                  {file.name}
                </a>
                <span className="num flex-none text-2">{formatInstant(at, companyZone)}</span>
                <IconButton small icon="trash" label={`„${file.name}“ vergessen`} onClick={() => void discard(id)} />
              </li>
            ))}
          </ul>
          <p className="text-3">Sie liegen 14 Tage lang nur auf diesem Rechner.</p>
        </section>
      )}
      <Button small look="quiet" className="-ml-4 self-start" onClick={() => tools().open('/contracts/create', 'tab')}>
        Leeres Formular öffnen
      </Button>
    </div>
  );
}
