import { defineCall, json, nothing } from '../define/call.ts';
import { arrayOf, iri, maybe, moment, object, text } from '../define/shape.ts';

/** Notes that whoever asks has opened a news; the first time counts. */
export const markNewsRead = defineCall({
  id: 'news.markRead',
  title: 'News als gelesen merken',
  description: 'Nur veröffentlichte News für Mitarbeiter; es zählt das erste Mal.',
  call: 'POST /news/{id}/mark_read',
  on: 'news',
  area: 'own',
  write: true,
  input: {},
  answer: nothing('Gemerkt'),
  errors: { missing: true },
});

/** Which news whoever asks has not opened yet, of those that were released since he has an account. */
export const unreadNews = defineCall({
  id: 'news.unread',
  title: 'Eigene ungelesene News',
  call: 'GET /news/unread',
  on: 'news',
  area: 'own',
  input: {},
  answer: json('Die Adressen, die neueste zuerst; höchstens 200', object({ news: arrayOf(iri) })),
});

/** Who of the staff has opened a news and when, and who has not. */
export const newsReaders = defineCall({
  id: 'news.readers',
  title: 'Wer eine News gelesen hat',
  call: 'GET /news/{id}/readers',
  on: 'news',
  area: 'settings',
  input: {},
  answer: json(
    'Wer sie noch nicht gelesen hat zuerst, dann die übrigen, der letzte voran',
    object({ readers: arrayOf(object({ user: iri, name: text, readAt: maybe(moment) })) }),
  ),
  errors: { missing: true },
});
