import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { shows } from '../tests/specification/shows.ts';

const dir = { DATA_DIR: '/srv/leitstand' };

describe('without any setting', () => {
  test('this machine alone, embedded database, demo data', () => {
    shows('D0 Demo listens on loopback');
    expect(readSettings(dir)).toEqual({
      host: '127.0.0.1',
      port: 8080,
      allowedHosts: null,
      trustProxy: ['loopback'],
      dataDir: '/srv/leitstand',
      databaseUrl: null,
      filesUrl: '/srv/leitstand/files',
      smtpUrl: null,
      imapUrl: null,
      routingUrl: null,
      tileUrl: null,
      embeddedPages: { journal: null, statistics: null, logbook: null, damageTool: null, bodyparts: null },
      demoPictures: 400,
      demoContracts: 20_000,
      secret: null,
      metricsToken: null,
      company: null,
      diskKeptFree: null,
      backupTime: '02:30',
      backupFolder: '/srv/leitstand/backups',
      backupKeep: 14,
      protocolLinkDays: 180,
      publicUrl: null,
      avisAnswerDays: 3,
      appLink: null,
      portalLink: null,
      push: null,
      returnCatalogue: null,
      s3: null,
    });
  });

  test('the data lies where the account keeps its data', () => {
    const { dataDir } = readSettings({ XDG_DATA_HOME: '/home/leit/daten' });
    expect(['/var/lib/leitstand', '/home/leit/daten/leitstand']).toContain(dataDir);
  });

  test('an empty value counts as none', () => {
    expect(readSettings({ ...dir, PORT: '', SMTP_URL: '  ' })).toMatchObject({ port: 8080, smtpUrl: null });
  });
});

describe('demo data', () => {
  test('comes by itself only to an embedded system of this machine', () => {
    expect(readSettings({ ...dir, DATABASE_URL: 'postgres://l@db/leitstand' }).demoContracts).toBe(0);
    expect(readSettings({ ...dir, HOST: '0.0.0.0' }).demoContracts).toBe(0);
    expect(readSettings({ ...dir, LEITSTAND_DEMO: '500' }).demoContracts).toBe(500);
  });

  test('is refused where other machines could reach it', () => {
    expect(() => readSettings({ ...dir, LEITSTAND_DEMO: '500', HOST: '0.0.0.0' })).toThrow(
      'Mit Demodaten hört Leitstand nur auf diesem Rechner; bitte HOST=0.0.0.0 weglassen oder LEITSTAND_DEMO=0 setzen.',
    );
    expect(readSettings({ ...dir, LEITSTAND_DEMO: '500', HOST: '::1' }).demoContracts).toBe(500);
  });
});

test.each([
  ['PORT', 'achtzig', 'PORT=achtzig ist keine ganze Zahl von 0 bis 65535.'],
  ['PORT', '70000', 'PORT=70000 ist keine ganze Zahl von 0 bis 65535.'],
  ['HOST', 'http://hier', 'HOST=http://hier ist weder ein Rechnername noch eine IP-Adresse.'],
  [
    'ALLOWED_HOSTS',
    'http://firma',
    'ALLOWED_HOSTS=http://firma muss aus Rechnernamen mit Komma dazwischen bestehen, zum Beispiel leitstand.firma.example,*.innen.example.',
  ],
  [
    'TRUST_PROXY',
    'ja',
    'TRUST_PROXY=ja ist weder eine Zahl von Proxys noch eine Liste ihrer Adressen, zum Beispiel 1 oder 10.0.0.5,192.168.1.0/24.',
  ],
  [
    'TRUST_PROXY',
    '10.0.0.0/99',
    'TRUST_PROXY=10.0.0.0/99 ist weder eine Zahl von Proxys noch eine Liste ihrer Adressen, zum Beispiel 1 oder 10.0.0.5,192.168.1.0/24.',
  ],
  ['LEITSTAND_DEMO', 'ja', 'LEITSTAND_DEMO=ja ist keine ganze Zahl von 0 bis 1000000.'],
  ['LEITSTAND_SECRET', 'kurz', 'LEITSTAND_SECRET ist zu kurz; es müssen mindestens 32 Zeichen sein.'],
  [
    'DATABASE_URL',
    'mysql://l:geheim@db/leitstand',
    'DATABASE_URL ist keine Adresse der Form postgres://nutzer:kennwort@rechner/datenbank.',
  ],
  ['FILES_URL', 'daten', 'FILES_URL=daten ist weder ein absoluter Pfad noch eine Adresse der Form s3://bucket/ordner.'],
  ['IMAP_URL', 'pop3://mail', 'IMAP_URL ist keine Adresse der Form imaps://nutzer:kennwort@rechner/INBOX.'],
  ['SMTP_URL', 'mail.firma.example', 'SMTP_URL ist keine Adresse der Form smtp://nutzer:kennwort@rechner:587.'],
  ['ROUTING_URL', 'ftp://karte', 'ROUTING_URL ist keine Adresse der Form https://routing.example/.'],
  ['BACKUP_TIME', 'nachts', 'BACKUP_TIME=nachts ist weder eine Uhrzeit wie 02:30 noch „off“.'],
  ['BACKUP_URL', 's3://bucket', 'BACKUP_URL=s3://bucket ist kein absoluter Pfad.'],
  ['BACKUP_KEEP', '0', 'BACKUP_KEEP=0 ist keine ganze Zahl von 1 bis 1000.'],
  ['PUBLIC_URL', 'leitstand', 'PUBLIC_URL ist keine Adresse der Form https://leitstand.firma.example.'],
  [
    'PUSH_CONTACT',
    'technik@firma.example',
    'PUSH_CONTACT=technik@firma.example ist keine Adresse der Form mailto:technik@firma.example oder https://firma.example/.',
  ],
  [
    'PUSH_SERVICES',
    '*',
    'PUSH_SERVICES=* muss aus Rechnernamen mit Komma dazwischen bestehen, zum Beispiel fcm.googleapis.com,*.push.apple.com.',
  ],
  ['AVIS_ANSWER_DAYS', '0', 'AVIS_ANSWER_DAYS=0 ist keine ganze Zahl von 1 bis 60.'],
  ['RETURN_CATALOGUE', 'katalog.pdf', 'RETURN_CATALOGUE=katalog.pdf ist kein absoluter Pfad einer PDF-Datei.'],
  ['TILE_URL', 'kacheln', 'TILE_URL ist keine Adresse der Form https://kacheln.example/{z}/{x}/{y}.png.'],
  ['JOURNAL_URL', 'javascript:alert(1)', 'JOURNAL_URL ist keine Adresse der Form https://seiten.firma.example/.'],
  [
    'STATISTICS_URL',
    'https://l:geheim@zahlen.example/',
    'STATISTICS_URL darf keine Zugangsdaten enthalten; jede Konsole bekommt diese Adresse.',
  ],
  [
    'LOGBOOK_URL',
    'http://127.0.0.1:8080/contracts',
    'LOGBOOK_URL zeigt auf Leitstand selbst; ohne diese Einstellung zeigt Leitstand seine eigene Seite.',
  ],
])('%s=%s stops the start with one sentence', (name, value, sentence) => {
  shows('D0 Running settings checked');
  expect(() => readSettings({ ...dir, [name]: value })).toThrow(sentence);
});

test('names and proxies are read from lists', () => {
  expect(
    readSettings({
      ...dir,
      ALLOWED_HOSTS: 'Leitstand.firma.example, *.innen.example',
      TRUST_PROXY: '10.0.0.5,192.168.1.0/24',
    }),
  ).toMatchObject({
    allowedHosts: ['leitstand.firma.example', '*.innen.example'],
    trustProxy: ['10.0.0.5', '192.168.1.0/24'],
  });
  expect(readSettings({ ...dir, TRUST_PROXY: '2' }).trustProxy).toBe(2);
});

test('no sentence repeats a password', () => {
  expect(() => readSettings({ ...dir, DATABASE_URL: 'mysql://l:geheim@db/x' })).not.toThrow('geheim');
});
