import { readdirSync, readFileSync } from 'node:fs';

/** Looks ten times a second at what a program and the processes it started hold. */
export function watchMemory(pid: number) {
  const seen: { server: number; all: number }[] = [];
  const look = () => {
    const server = heldBy(pid);
    seen.push({ server, all: server + childrenOf(pid).reduce((sum, it) => sum + heldBy(it), 0) });
  };
  look();
  const timer = setInterval(look, 100);
  return {
    stop: () => {
      clearInterval(timer);
      const most = (name: 'server' | 'all') => Math.max(...seen.map((it) => it[name])) - (seen[0]?.[name] ?? 0);
      return { server: most('server'), all: most('all') };
    },
  };
}

/** Megabytes of its own that a process holds; what it shares with PostgreSQL's other processes is theirs. */
function heldBy(pid: number): number {
  try {
    const anonymous = /RssAnon:\s+(\d+) kB/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1];
    return Number(anonymous ?? 0) / 1024;
  } catch {
    return 0;
  }
}

function childrenOf(pid: number): number[] {
  const all = readdirSync('/proc').filter((it) => /^\d+$/.test(it));
  return all.flatMap((it) => {
    try {
      const parent = readFileSync(`/proc/${it}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1];
      const command = readFileSync(`/proc/${it}/cmdline`, 'utf8');
      return parent === String(pid) && /(picture|workbook)Process/.test(command) ? [Number(it)] : [];
    } catch {
      return [];
    }
  });
}
