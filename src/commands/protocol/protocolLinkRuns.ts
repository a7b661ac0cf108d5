import { messageOf } from '../../api/apiErrors.ts';
import { call } from '../../api/call.ts';
import { ask } from '../../domain/define/verdict.ts';
import { withdrawProtocolLink } from '../../domain/protocol/protocolCalls.ts';
import type { Tools } from '../tools.ts';

/** Asks, because customers and recipients may rely on the links, then withdraws those of each protocol. */
export async function withdrawLinks(protocols: readonly string[], { ask: question, notify }: Tools): Promise<void> {
  const one = protocols.length === 1;
  const text = `${one ? 'Alle Links zu diesem Protokoll' : `Alle Links zu diesen ${String(protocols.length)} Protokollen`}, die bisher weitergegeben oder gemailt wurden, führen danach ins Leere. Ein neuer Link kann jederzeit erstellt werden.`;
  if (!(await question({ ...ask(text), title: 'Link zurückziehen', confirm: 'Zurückziehen' }))) return;
  try {
    for (const protocol of protocols) await call(withdrawProtocolLink, { id: protocol });
    notify.success(one ? 'Link zurückgezogen' : `Links zu ${String(protocols.length)} Protokollen zurückgezogen`);
  } catch (error) {
    notify.error('Der Link wurde nicht zurückgezogen', { detail: messageOf(error) });
  }
}
