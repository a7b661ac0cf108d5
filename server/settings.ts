import { isIP } from 'node:net';
import { homedir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import type { ClockTime } from '../src/domain/time/clock.ts';
import { embeddedPages, type EmbeddedAddresses } from '../src/domain/system/embeddedPages.ts';
import type { Company } from './company.ts';
import type { S3Access } from './files/store/s3Signature.ts';
import type { PushAccess } from './notify/push/services.ts';
import { settingsSchema, type GivenSettings } from './settingsSchema.ts';
import { StartRefused } from './storage/embedded/refusal.ts';

/** How many demo contracts an empty embedded system gets when nobody says otherwise. */
const DEMO_CONTRACTS = 20_000;
const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

/** Everything an operator can decide, validated; nothing else in the program reads the environment. */
export type Settings = {
  host: string;
  port: number;
  /**
   * Names under which requests are answered, `*.firma.example` for all of a domain; null: those of this machine while
   * it listens to it alone, else any.
   */
  allowedHosts: readonly string[] | null;
  /**
   * Who may say from which address a request came (X-Forwarded-For): so many proxies in front, or the addresses of the
   * proxies.
   */
  trustProxy: number | readonly string[];
  dataDir: string;
  /** Any PostgreSQL server instead of the embedded one. */
  databaseUrl: string | null;
  /** A directory or an s3:// address; the directory `files` of the data directory by default. */
  filesUrl: string;
  /** The S3 store that FILES_URL names; null where files lie in a directory. */
  s3: S3Access | null;
  smtpUrl: string | null;
  /** The mailbox in which mail servers report what they could not deliver. */
  imapUrl: string | null;
  routingUrl: string | null;
  tileUrl: string | null;
  /** Pages that another program shows in a frame; null: our own. */
  embeddedPages: EmbeddedAddresses;
  /** Number of demo contracts an empty system is filled with; 0 asks for the first administrator instead. */
  demoContracts: number;
  /** At most so many demo protocols get their pictures drawn; none of the demo data has any with 0. */
  demoPictures: number;
  /** Null: generated once and kept in the data directory. */
  secret: string | null;
  /** Lets a monitoring server on another machine read /metrics. */
  metricsToken: string | null;
  /** Bytes that are to stay free on our disks, with a warning below that; null: judged by the size of the disk. */
  diskKeptFree: number | null;
  /** When the day's backup is made, by the company's clock; null: none by itself. */
  backupTime: ClockTime | null;
  /** Where backups lie; the directory `backups` of the data directory by default. */
  backupFolder: string;
  /** How many of the daily backups are kept. */
  backupKeep: number;
  /** So many days after the ride the link to its protocol still leads there. */
  protocolLinkDays: number;
  /** Under which address people outside reach Leitstand, for the links in mails; null when nobody has said so. */
  publicUrl: string | null;
  /** Where drivers get their app and where their portal is, for the mails to them. */
  appLink: string | null;
  portalLink: string | null;
  /** Where messages to browsers may be sent, and whom a push service turns to; null: none are sent. */
  push: PushAccess | null;
  /** After so many working days without an answer of the contact the office is reminded. */
  avisAnswerDays: number;
  /** A PDF that goes along with appointment mails instead of our own return catalogue. */
  returnCatalogue: string | null;
  /** Letterhead and signature; null when nobody has named the company. */
  company: Company | null;
};

/** Whether only programs on this machine can reach the address. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.includes(host);
}

/** Reads and checks the environment once; a wrong value stops the start with one sentence that names it. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  const parsed = settingsSchema.safeParse(given);
  if (!parsed.success) throw new StartRefused(parsed.error.issues[0]?.message ?? 'Eine Einstellung ist ungültig.');
  const it = parsed.data;
  if (it.LEITSTAND_DEMO && !isLoopback(it.HOST)) {
    throw new StartRefused(
      `Mit Demodaten hört Leitstand nur auf diesem Rechner; bitte HOST=${it.HOST} weglassen oder LEITSTAND_DEMO=0 setzen.`,
    );
  }
  const dataDir = resolve(it.DATA_DIR ?? defaultDataDirectory(environment));
  return {
    host: it.HOST,
    port: it.PORT,
    allowedHosts: it.ALLOWED_HOSTS ?? null,
    trustProxy: it.TRUST_PROXY,
    dataDir,
    databaseUrl: it.DATABASE_URL ?? null,
    filesUrl: it.FILES_URL ?? join(dataDir, 'files'),
    s3: s3From(it),
    smtpUrl: it.SMTP_URL ?? null,
    imapUrl: it.IMAP_URL ?? null,
    routingUrl: it.ROUTING_URL ?? null,
    tileUrl: it.TILE_URL ?? null,
    embeddedPages: embeddedFrom(it),
    demoPictures: it.LEITSTAND_DEMO_PICTURES,
    demoContracts: it.LEITSTAND_DEMO ?? (it.DATABASE_URL !== undefined || !isLoopback(it.HOST) ? 0 : DEMO_CONTRACTS),
    secret: it.LEITSTAND_SECRET ?? null,
    metricsToken: it.LEITSTAND_METRICS_TOKEN ?? null,
    diskKeptFree: it.DISK_KEEP_FREE_GB === undefined ? null : it.DISK_KEEP_FREE_GB * 1_000_000_000,
    backupTime: it.BACKUP_TIME === 'off' ? null : it.BACKUP_TIME,
    backupFolder: it.BACKUP_URL ?? join(dataDir, 'backups'),
    backupKeep: it.BACKUP_KEEP,
    protocolLinkDays: it.PROTOCOL_LINK_DAYS,
    publicUrl: it.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    appLink: it.APP_LINK ?? null,
    portalLink: it.PORTAL_LINK ?? null,
    push: it.PUSH_CONTACT === undefined ? null : { contact: it.PUSH_CONTACT, services: it.PUSH_SERVICES },
    avisAnswerDays: it.AVIS_ANSWER_DAYS,
    returnCatalogue: it.RETURN_CATALOGUE ?? null,
    company: companyFrom(it),
  };
}

/** The addresses for frames; Leitstand in a frame of its own would stand beside what keeps its records safe. */
function embeddedFrom(it: GivenSettings): EmbeddedAddresses {
  const own = [it.PUBLIC_URL, `http://${isIP(it.HOST) === 6 ? `[${it.HOST}]` : it.HOST}:${String(it.PORT)}`].flatMap(
    (address) => (address !== undefined && URL.canParse(address) ? [new URL(address).origin] : []),
  );
  for (const name of Object.values(embeddedPages)) {
    const address = it[name];
    if (address !== undefined && own.includes(new URL(address).origin)) {
      throw new StartRefused(
        `${name} zeigt auf Leitstand selbst; ohne diese Einstellung zeigt Leitstand seine eigene Seite.`,
      );
    }
  }
  return {
    journal: it.JOURNAL_URL ?? null,
    statistics: it.STATISTICS_URL ?? null,
    logbook: it.LOGBOOK_URL ?? null,
    damageTool: it.DAMAGE_TOOL_URL ?? null,
    bodyparts: it.BODYPARTS_URL ?? null,
  };
}

/** Where a bucket lies and with which key it is opened; the part behind it is a folder in it. */
function s3From({
  FILES_URL,
  S3_ENDPOINT,
  S3_REGION: region,
  S3_ACCESS_KEY: accessKey,
  S3_SECRET_KEY: secretKey,
}: GivenSettings): S3Access | null {
  const match = /^s3:\/\/([^/]+)\/?(.*?)\/*$/.exec(FILES_URL ?? '');
  if (!match) return null;
  if (accessKey === undefined || secretKey === undefined)
    throw new StartRefused('Für FILES_URL=s3://… fehlen S3_ACCESS_KEY und S3_SECRET_KEY.');
  const endpoint = new URL(S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`);
  return { endpoint, region, bucket: match[1] ?? '', prefix: match[2] ?? '', accessKey, secretKey };
}

function companyFrom({
  COMPANY_NAME: name,
  COMPANY_ADDRESS,
  COMPANY_PHONE,
  COMPANY_EMAIL,
  COMPANY_LEGAL_LINE,
}: GivenSettings): Company | null {
  if (name === undefined) return null;
  return {
    name,
    address: COMPANY_ADDRESS ?? null,
    phone: COMPANY_PHONE ?? null,
    email: COMPANY_EMAIL ?? null,
    legalLine: COMPANY_LEGAL_LINE ?? null,
  };
}

function defaultDataDirectory(environment: NodeJS.ProcessEnv): string {
  if (userInfo().uid === 0) return '/var/lib/leitstand';
  return join(environment.XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'leitstand');
}
