import type { log } from '../../../src/domain/log/log.ts';
import { logPeriods } from '../../../src/domain/log/logPeriods.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { effectText, importMessage, rowsText } from '../../log/noteImport.ts';
import { notedRequest } from '../../log/noteLog.ts';
import { signInUri } from '../../log/signIns.ts';
import { instantText, type Day } from '../days.ts';
import type { PlannedFile } from '../imports/filePlan.ts';
import { randomFrom, type Random } from '../random.ts';
import type { RowFor } from '../row.ts';
import { staffIds } from './ids.ts';

const fresh = 420;
const archived = 900;
const dayMs = 86_400_000;
/** Whoever signs in before the demo is written has the first numbers. */
const firstId = 100_000;
type Noted = Pick<Required<RowFor<typeof log>>, 'type' | 'level' | 'event' | 'message' | 'data' | 'user'>;

const program =
  (type: Noted['type'], what: string, uri: string, userAgent: string) =>
  (random: Random): Noted => ({
    type,
    level: 'info',
    event: 'programCall',
    message: `Schlüssel „Kundenportal“: ${what} geändert`,
    data: { request: notedRequest({ url: `${uri}${String(random.int(1, 900))}`, method: 'PATCH', userAgent }) },
    user: null,
  });
const staff = [
  ['dispo', staffIds.dispo],
  ['office', staffIds.office],
  ['office2', staffIds.office2],
] as const;
const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0';
const kinds: readonly (readonly [share: number, make: (random: Random) => Noted])[] = [
  [
    40,
    (random) => {
      const [name, user] = random.pick(staff);
      const data = { request: { uri: signInUri, method: 'POST', userAgent: browser }, content: 'von 192.0.2.10' };
      return { type: 'custom', level: 'info', event: 'signIn', message: `${name} hat sich angemeldet`, data, user };
    },
  ],
  [25, program('api_contract', 'Auftrag', '/api/contracts/', 'Portal/2.4')],
  [12, program('api_protocol', 'Protokoll', '/api/protocols/', 'Portal/2.4')],
  [10, program('api_change', 'Adresse', '/api/addresses/', 'Portal/2.4')],
  [
    7,
    (random) => {
      const template = random.pick(['M01', 'M02', 'M10', 'M11']);
      const message = `E-Mail ${template} nicht zugestellt. Das Postfach gibt es nicht (550).`;
      return { type: 'mail', level: 'error', event: 'mailFailed', message, data: { template }, user: null };
    },
  ],
  [
    5,
    () => {
      const message = 'Der Routendienst antwortet nicht rechtzeitig.';
      return { type: 'custom', level: 'warning', event: 'outsideCall', message, data: null, user: null };
    },
  ],
  [
    1,
    () => {
      const message = 'Sicherung: gescheitert, wird weiter versucht';
      return { type: 'custom', level: 'error', event: 'jobFailed', message, data: { content: 'backup' }, user: null };
    },
  ],
];
const pool = kinds.flatMap(([share, make]) => Array.from({ length: share }, () => make));

type At = { readonly moment: number; readonly noted: (random: Random) => Noted };
const workedMs = 6 * 60_000;

/** Each file was read in; all but this morning's were taken over a little later. */
function importNotes(files: readonly PlannedFile[]): readonly At[] {
  return files.flatMap(({ id, at, rows, others, waits }): At[] => {
    const faulty = waits ? Math.min(others.length, 1) : Math.ceil(others.length / 2);
    const taken = rows - others.length;
    const note = (act: 'eingelesen' | 'übernommen', counts: string, level: Noted['level']) => (): Noted => ({
      type: 'custom',
      level,
      event: 'import',
      message: importMessage({ id, act, counts }),
      data: { record: iriOf('vw_imports', id) },
      user: staffIds.dispo,
    });
    const read = effectText(rows, { CREATE: rows - faulty, FAULTY: faulty });
    const moment = Date.parse(at);
    return [
      { moment, noted: note('eingelesen', read, faulty > 0 ? 'warning' : 'info') },
      ...(waits ? [] : [{ moment: moment + workedMs, noted: note('übernommen', rowsText(taken), 'info') }]),
    ];
  });
}

type Span = { readonly from: number; readonly until: number; readonly count: number; readonly imports: readonly At[] };

function entries(random: Random, { from, until, count, imports }: Span): RowFor<typeof log>[] {
  const drawn = Array.from({ length: count }, (): At => ({
    moment: from + Math.floor(random.next() * (until - from)),
    noted: random.pick(pool),
  }));
  return [...drawn, ...imports.filter(({ moment }) => moment >= from && moment < until)]
    .toSorted((one, other) => one.moment - other.moment)
    .map(({ moment, noted }, at) => {
      const createdAt = instantText(moment);
      return { id: firstId + at, createdAt, updatedAt: createdAt, ...noted(random) };
    });
}

/** What the system wrote down about itself: the fresh entries, and those of the year before in the archive. */
export function logRows({ now, files }: { today: Day; now: number; files: readonly PlannedFile[] }): {
  logs: RowFor<typeof log>[];
  log_archives: RowFor<typeof log>[];
} {
  const random = randomFrom('leitstand', 'logs');
  const imports = importNotes(files);
  const border = now - (logPeriods.freshDays - 1) * dayMs;
  return {
    logs: entries(random, { from: border, until: now, count: fresh, imports }),
    log_archives: entries(random, {
      from: border - 270 * dayMs,
      until: border - dayMs,
      count: archived,
      imports,
    }).filter((it) => it.event !== 'signIn'),
  };
}
