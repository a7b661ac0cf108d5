import { application } from '../../domain/application/application.ts';
import { checkTransition } from '../../domain/application/transitions.ts';
import { allowed, strictest } from '../../domain/define/verdict.ts';
import { defineCommand, one, some, type Command } from '../command.ts';
import { applicantOf } from './applicant.ts';

const runs = () => import('./applicationRuns.ts');

/** Gives the ride to the driver who applied for it. */
export const acceptApplication: Command = defineCommand({
  id: 'application.accept',
  title: 'Bewerbung annehmen …',
  group: 'Bewerbung',
  icon: 'user-check',
  places: ['applications.row'],
  on: one(application),
  area: 'disposition',
  needsWrite: true,
  check: ([chosen]) =>
    chosen ? checkTransition({ status: chosen.status, driver: applicantOf(chosen) }, 'accepted') : allowed,
  load: async () => (await runs()).acceptApplication,
});

const away = [
  {
    id: 'application.decline',
    title: 'Bewerbung ablehnen …',
    icon: 'x',
    status: 'declined',
    question: 'applicationDecline',
    confirm: 'Ablehnen',
  },
  {
    id: 'application.delete',
    title: 'Bewerbung löschen …',
    icon: 'trash',
    status: 'deleted',
    question: 'applicationDelete',
    confirm: 'Löschen',
  },
] as const;

/** Turns applications down, one or many: with a mail to the driver, or without a word. */
export const turnDownApplications: readonly Command[] = away.map(({ id, title, icon, status, question, confirm }) =>
  defineCommand({
    id,
    title,
    group: 'Bewerbung',
    icon,
    places: ['applications.row'],
    on: some(application),
    area: 'disposition',
    needsWrite: true,
    check: (chosen) =>
      strictest(chosen.map((it) => checkTransition({ status: it.status, driver: applicantOf(it) }, status))),
    load: async () => {
      const { turnDown } = await runs();
      return (chosen, tools) => turnDown(chosen, { status, question, title, confirm }, tools);
    },
  }),
);
