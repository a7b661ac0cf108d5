const blocked = { key: 'blocked', label: 'gesperrt', tone: 'red' } as const;
const billed = { key: 'billed', label: 'schon auf einem Beleg', tone: 'red' } as const;
const drafted = { key: 'drafted', label: 'im Entwurf', tone: 'red' } as const;
const test = { key: 'test', label: 'Testauftrag', tone: 'red' } as const;
const questions = [
  { key: 'open', label: 'Rückfrage, Protokoll offen', tone: 'yellow' },
  { key: 'waiting', label: 'Wartezeit offen', tone: 'yellow' },
  { key: 'receipt', label: 'Beleg fehlt', tone: 'yellow' },
  { key: 'kilometres', label: 'Kilometer weichen ab', tone: 'yellow' },
  // Said, and asked by nobody: it can be billed as it is.
  { key: 'cancelled', label: 'Storno 0,00', tone: 'yellow', isHint: true },
] as const;

/** What can stand between a contract and its invoice, the weightiest first (document wordings). */
export const invoiceObstacles = [
  blocked,
  billed,
  drafted,
  test,
  { key: 'withoutAmount', label: 'kein Auftragswert', tone: 'red' },
  { key: 'withoutRecipient', label: 'ohne Empfänger', tone: 'red' },
  { key: 'skipTax', label: 'Entwurf ohne MwSt in Deutschland', tone: 'red' },
  ...questions,
] as const;

/** What can stand between a contract and the credit note of its driver. */
export const creditObstacles = [
  blocked,
  billed,
  drafted,
  test,
  { key: 'withoutAmount', label: 'kein Gutschriftpreis', tone: 'red' },
  { key: 'withoutDriver', label: 'ohne Fahrer', tone: 'red' },
  { key: 'group', label: 'Gruppe wird über den Lohn bezahlt', tone: 'red' },
  { key: 'taxNumber', label: 'Steuernummer fehlt', tone: 'red' },
  { key: 'agreement', label: 'Vereinbarung fehlt', tone: 'red' },
  { key: 'agreementAsked', label: 'Vereinbarung fehlt, Rückfrage', tone: 'yellow' },
  ...questions,
] as const;

const verdicts = [
  { key: 'ready', label: 'abrechenbar' },
  { key: 'asked', label: 'Rückfrage' },
  { key: 'billable', label: 'abrechenbar, auch nach Rückfrage' },
  { key: 'unbillable', label: 'nicht abrechenbar' },
] as const;

/** What the filter of the billing list is asked for: the verdict, or one thing that stands between. */
export const invoiceAnswers = [...verdicts, ...invoiceObstacles] as const;
/** The same of the credit list. */
export const creditAnswers = [...verdicts, ...creditObstacles] as const;

export type ObstacleKey = (typeof invoiceObstacles | typeof creditObstacles)[number]['key'];
