import type { IntakeAnswer } from '../../domain/intake/intakeAnswer.ts';
import { Button } from '../../ui/display/Button.tsx';

type Props = { readonly answer: IntakeAnswer; readonly onChoose: (part: string) => void };

/** The text of a mail and the PDFs that came with it; the one that is shown is pressed. */
export function MailParts({ answer: { mail, part }, onChoose }: Props) {
  if (!mail) return null;
  const parts = [
    { key: 'text', label: 'Text der E-Mail' },
    ...mail.attachments.flatMap(({ name, isPdf }, at) => (isPdf ? [{ key: String(at), label: name }] : [])),
  ];
  if (parts.length < 2) return null;
  return (
    <span role="group" aria-label="Teil der E-Mail" className="flex flex-wrap gap-2">
      {parts.map(({ key, label }) => (
        <Button
          key={key}
          small
          look={key === part ? 'secondary' : 'quiet'}
          {...(key === part && { icon: 'check' as const })}
          onClick={() => onChoose(key)}
        >
          {label}
          {key === part && <span className="sr-only">, wird gezeigt</span>}
        </Button>
      ))}
    </span>
  );
}
