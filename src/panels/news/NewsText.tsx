import { useEffect, useRef } from 'react';
import { noteNewsRead } from '../../api/calls/news.ts';
import { useEntity } from '../../api/records/entities.ts';
import { news } from '../../domain/news/news.ts';
import { newsTargets } from '../../domain/news/choices/newsTargets.ts';
import { companyZone, formatInstant } from '../../domain/time/zone.ts';
import { useIsVisible } from '../panelContext.ts';

type Props = {
  readonly iri: string;
  /** The addresses of its pictures have run out. */
  readonly onStale: () => void;
};

/** A released news to read; whoever has it before him has opened it. */
export function NewsText({ iri, onStale }: Props) {
  const it = useEntity(news, iri);
  const isSeen = useIsVisible();
  const isForStaff = it?.showForEmployees === true;
  const isNoted = useRef(false);
  useEffect(() => {
    if (!isSeen || !isForStaff || isNoted.current) return;
    isNoted.current = true;
    // What could not be noted stays unread, which takes nothing away from the text.
    void noteNewsRead(iri).catch(() => (isNoted.current = false));
  }, [iri, isSeen, isForStaff]);
  if (!it) return null;
  const readers = newsTargets.items.filter(({ key }) => it[key] === true).map(({ label }) => label);
  return (
    <article aria-label={it.title ?? 'News'} className="max-w-[720px]">
      <p className="mb-6 text-11 text-2">
        {it.sentAt ? `Versendet am ${formatInstant(it.sentAt, companyZone)}` : 'Versendet'}
        {readers.length > 0 && ` für ${readers.join(', ')}`}
      </p>
      {/* The server cleans it before it is stored. */}
      <div
        className="rich-text text-14"
        onErrorCapture={onStale}
        dangerouslySetInnerHTML={{ __html: it.content ?? '' }}
      />
    </article>
  );
}
