import { readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { StartRefused } from './refusal.ts';

/** An account of the operating system. */
export type Account = { uid: number; gid: number; name: string };

/** The account this process runs under; PostgreSQL recognises it by name, so it needs one. */
export function ownAccount(): Account {
  try {
    const { uid, gid, username } = userInfo();
    return { uid, gid, name: username };
  } catch {
    const uid = String(process.getuid?.());
    throw new StartRefused(
      `Das Konto mit der Nummer ${uid} hat keinen Eintrag in /etc/passwd; bitte einen anlegen oder DATABASE_URL setzen.`,
    );
  }
}

/**
 * The account PostgreSQL runs under: it refuses root, so root lends the work to the owner of the existing data or to
 * nobody. Everyone else runs it themselves and must own the data.
 */
export function databaseAccount(own: Account, clusterDir: string): Account {
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  if (own.uid !== 0) {
    if (owner && owner.uid !== own.uid) {
      throw new StartRefused(
        `Die Daten in ${clusterDir} gehören dem Konto ${nameOf(owner.uid)}, Leitstand läuft aber als ${own.name}; bitte unter dem richtigen Konto starten.`,
      );
    }
    return own;
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, name: nameOf(owner.uid) };
  const nobody = passwdEntries().find((entry) => entry.name === 'nobody');
  if (!nobody)
    throw new StartRefused(
      'PostgreSQL läuft nicht als root, und ein Konto nobody gibt es hier nicht; bitte Leitstand unter einem gewöhnlichen Konto starten.',
    );
  if (owner)
    throw new StartRefused(
      `Die Daten in ${clusterDir} gehören root; bitte „chown -R nobody“ auf dieses Verzeichnis anwenden und neu starten.`,
    );
  return nobody;
}

function nameOf(uid: number): string {
  return passwdEntries().find((entry) => entry.uid === uid)?.name ?? String(uid);
}

function passwdEntries(): Account[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [name, , uid, gid] = line.split(':');
      return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
    });
}
