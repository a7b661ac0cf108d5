import { isIP, isIPv4 } from 'node:net';
import { z } from 'zod';
import { isService, usualServices } from './notify/push/services.ts';
import { isClockTime } from '../src/domain/time/clock.ts';

const wholeNumber = (name: string, { least, max }: { least: number; max: number }) =>
  z
    .string()
    .refine((it) => /^\d{1,9}$/.test(it) && Number(it) >= least && Number(it) <= max, {
      error: ({ input }) => `${name}=${input} ist keine ganze Zahl von ${least} bis ${max}.`,
    })
    .transform(Number);

const address = (name: string, { schemes, example }: { schemes: readonly string[]; example: string }) =>
  z.string().refine((it) => URL.canParse(it) && schemes.includes(new URL(it).protocol.slice(0, -1)), {
    error: () => `${name} ist keine Adresse der Form ${example}.`,
  });

/** A page for a frame: on the web, without an account in its address, which every console would read. */
const framed = (name: string) =>
  address(name, { schemes: ['http', 'https'], example: 'https://seiten.firma.example/' })
    .refine((it) => !URL.canParse(it) || new URL(it).username + new URL(it).password === '', {
      error: () => `${name} darf keine Zugangsdaten enthalten; jede Konsole bekommt diese Adresse.`,
    })
    .optional();

const longText = (name: string, least: number) =>
  z.string().min(least, { error: () => `${name} ist zu kurz; es müssen mindestens ${least} Zeichen sein.` });

const several = (text: string) => text.split(/[\s,]+/).filter((it) => it !== '');
const isHops = (text: string) => /^\d{1,2}$/.test(text);
const isNetwork = (text: string) => {
  const [address = '', bits] = text.split('/');
  const max = isIPv4(address) ? 32 : 128;
  return (
    text === 'loopback' ||
    (isIP(address) !== 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= max)))
  );
};

/** What each setting has to be, and what is said where it is not. */
export const settingsSchema = z.object({
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/, {
      error: ({ input }) => `HOST=${input} ist weder ein Rechnername noch eine IP-Adresse.`,
    })
    .default('127.0.0.1'),
  PORT: wholeNumber('PORT', { least: 0, max: 65_535 }).default(8080),
  ALLOWED_HOSTS: z
    .string()
    .toLowerCase()
    .transform(several)
    .refine((it) => it.every((name) => /^(\*\.)?[a-z0-9_-]+(\.[a-z0-9_-]+)*$|^[0-9a-f:]+$/.test(name)), {
      error: ({ input }) =>
        `ALLOWED_HOSTS=${String(input)} muss aus Rechnernamen mit Komma dazwischen bestehen, zum Beispiel leitstand.firma.example,*.innen.example.`,
    })
    .optional(),
  TRUST_PROXY: z
    .string()
    .refine((it) => isHops(it) || several(it).every(isNetwork), {
      error: ({ input }) =>
        `TRUST_PROXY=${String(input)} ist weder eine Zahl von Proxys noch eine Liste ihrer Adressen, zum Beispiel 1 oder 10.0.0.5,192.168.1.0/24.`,
    })
    .transform((it) => (isHops(it) ? Number(it) : several(it)))
    .default(['loopback']),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: address('DATABASE_URL', {
    schemes: ['postgres', 'postgresql'],
    example: 'postgres://nutzer:kennwort@rechner/datenbank',
  }).optional(),
  FILES_URL: z
    .string()
    .refine((it) => it.startsWith('/') || /^s3:\/\/[^/]+/.test(it), {
      error: ({ input }) =>
        `FILES_URL=${input} ist weder ein absoluter Pfad noch eine Adresse der Form s3://bucket/ordner.`,
    })
    .optional(),
  S3_ENDPOINT: address('S3_ENDPOINT', { schemes: ['http', 'https'], example: 'https://s3.firma.example' }).optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, { error: ({ input }) => `S3_REGION=${String(input)} ist kein Name einer Region.` })
    .default('eu-central-1'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  SMTP_URL: address('SMTP_URL', {
    schemes: ['smtp', 'smtps'],
    example: 'smtp://nutzer:kennwort@rechner:587',
  }).optional(),
  IMAP_URL: address('IMAP_URL', {
    schemes: ['imap', 'imaps'],
    example: 'imaps://nutzer:kennwort@rechner/INBOX',
  }).optional(),
  APP_LINK: address('APP_LINK', { schemes: ['http', 'https'], example: 'https://app.example/' }).optional(),
  PORTAL_LINK: address('PORTAL_LINK', { schemes: ['http', 'https'], example: 'https://portal.example/' }).optional(),
  ROUTING_URL: address('ROUTING_URL', { schemes: ['http', 'https'], example: 'https://routing.example/' }).optional(),
  TILE_URL: address('TILE_URL', {
    schemes: ['http', 'https'],
    example: 'https://kacheln.example/{z}/{x}/{y}.png',
  }).optional(),
  JOURNAL_URL: framed('JOURNAL_URL'),
  STATISTICS_URL: framed('STATISTICS_URL'),
  LOGBOOK_URL: framed('LOGBOOK_URL'),
  DAMAGE_TOOL_URL: framed('DAMAGE_TOOL_URL'),
  BODYPARTS_URL: framed('BODYPARTS_URL'),
  LEITSTAND_DEMO: wholeNumber('LEITSTAND_DEMO', { least: 0, max: 1_000_000 }).optional(),
  LEITSTAND_DEMO_PICTURES: wholeNumber('LEITSTAND_DEMO_PICTURES', { least: 0, max: 1_000_000 }).default(400),
  LEITSTAND_SECRET: longText('LEITSTAND_SECRET', 32).optional(),
  LEITSTAND_METRICS_TOKEN: longText('LEITSTAND_METRICS_TOKEN', 16).optional(),
  DISK_KEEP_FREE_GB: wholeNumber('DISK_KEEP_FREE_GB', { least: 0, max: 1_000_000 }).optional(),
  BACKUP_TIME: z
    .string()
    .refine((it) => it === 'off' || isClockTime(it), {
      error: ({ input }) => `BACKUP_TIME=${String(input)} ist weder eine Uhrzeit wie 02:30 noch „off“.`,
    })
    .default('02:30'),
  BACKUP_URL: z
    .string()
    .startsWith('/', { error: ({ input }) => `BACKUP_URL=${String(input)} ist kein absoluter Pfad.` })
    .optional(),
  BACKUP_KEEP: wholeNumber('BACKUP_KEEP', { least: 1, max: 1_000 }).default(14),
  PROTOCOL_LINK_DAYS: wholeNumber('PROTOCOL_LINK_DAYS', { least: 1, max: 3_650 }).default(180),
  PUBLIC_URL: address('PUBLIC_URL', {
    schemes: ['http', 'https'],
    example: 'https://leitstand.firma.example',
  }).optional(),
  PUSH_CONTACT: z
    .string()
    .refine((it) => /^mailto:[^\s@]+@[^\s@]+$/.test(it) || (it.startsWith('https://') && URL.canParse(it)), {
      error: ({ input }) =>
        `PUSH_CONTACT=${String(input)} ist keine Adresse der Form mailto:technik@firma.example oder https://firma.example/.`,
    })
    .optional(),
  PUSH_SERVICES: z
    .string()
    .toLowerCase()
    .transform(several)
    .refine((it) => it.length > 0 && it.every(isService), {
      error: ({ input }) =>
        `PUSH_SERVICES=${String(input)} muss aus Rechnernamen mit Komma dazwischen bestehen, zum Beispiel fcm.googleapis.com,*.push.apple.com.`,
    })
    .default([...usualServices]),
  AVIS_ANSWER_DAYS: wholeNumber('AVIS_ANSWER_DAYS', { least: 1, max: 60 }).default(3),
  RETURN_CATALOGUE: z
    .string()
    .regex(/^\/.*\.pdf$/i, {
      error: ({ input }) => `RETURN_CATALOGUE=${String(input)} ist kein absoluter Pfad einer PDF-Datei.`,
    })
    .optional(),
  COMPANY_NAME: z.string().optional(),
  COMPANY_ADDRESS: z.string().optional(),
  COMPANY_PHONE: z.string().optional(),
  COMPANY_EMAIL: z
    .email({ error: ({ input }) => `COMPANY_EMAIL=${String(input)} ist keine E-Mail-Adresse.` })
    .optional(),
  COMPANY_LEGAL_LINE: z.string().optional(),
});

export type GivenSettings = z.infer<typeof settingsSchema>;

/** What an operator can set, by name. */
export const settingNames: readonly string[] = Object.keys(settingsSchema.shape);
