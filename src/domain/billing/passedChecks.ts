import { choiceOf } from '../choices/choices.ts';
import type { InvoiceType } from '../invoice/series.ts';
import { formatEuro, type Amount } from '../money/amount.ts';
import { protocolStates } from '../protocol/choices/protocolStates.ts';
import type { ObstacleKey } from './obstacles.ts';

/** What of a contract is as its document needs it, and by what one sees that. */
export type PassedCheck = { readonly word: string; readonly sentence: string };

type Checked = {
  readonly obstacles: readonly ObstacleKey[];
  readonly amount: Amount | null | undefined;
  readonly isStorniert: boolean;
  readonly leerfahrt: boolean;
  readonly protocolState: string | null | undefined;
  /** When the protocol was closed, as staff read it. */
  readonly closed: string;
};

/** What stands in the way of nothing: said beside what does, so that nobody looks for it. */
export function passedChecks(type: InvoiceType, checked: Checked): readonly PassedCheck[] {
  const free = (...keys: readonly ObstacleKey[]) => !keys.some((it) => checked.obstacles.includes(it));
  const isInvoice = type === 'Rechnung';
  return [
    ...(free('withoutAmount')
      ? [
          {
            word: isInvoice ? 'Auftragswert vorhanden' : 'Gutschriftpreis vorhanden',
            sentence: formatEuro(checked.amount),
          },
        ]
      : []),
    ...(free('open') ? [protocolCheck(checked)] : []),
    ...(!isInvoice && free('withoutDriver', 'group', 'taxNumber', 'agreement', 'agreementAsked')
      ? [{ word: 'Fahrer wird mit Gutschrift bezahlt', sentence: 'Steuernummer und Vereinbarung liegen vor.' }]
      : []),
    ...(free('blocked', 'billed', 'drafted') ? [{ word: 'Nicht gesperrt, noch nicht abgerechnet', sentence: '' }] : []),
  ];
}

function protocolCheck({ closed, isStorniert, leerfahrt, protocolState }: Checked): PassedCheck {
  if (protocolState !== 'CLOSED' && (isStorniert || leerfahrt))
    return { word: 'Kein Protokoll nötig', sentence: isStorniert ? 'Der Auftrag ist storniert.' : 'Leerfahrt' };
  const badge = choiceOf(protocolStates, protocolState)?.badge ?? '';
  return { word: 'Protokoll abgeschlossen', sentence: [badge, closed].filter(Boolean).join(' am ') };
}
