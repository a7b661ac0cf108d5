import { expect, test } from 'vitest';
import { complaintCourse } from './complaintCourse.ts';

const made = '2026-11-23T10:00:00.000Z';
const asked = { label: 'Front (Abholung)', requestedAt: '2026-11-23T11:00:00.000Z', requestedBy: 'Olga Office' };
const open = [{ text: 'Front (Abholung) fehlt (Pflichtbild)', path: 'images', wanted: 'Front (Abholung)' }];
const look = (values: object, points: typeof open = open) =>
  complaintCourse(
    { createdAt: made, updatedAt: made, reporter: '/api/users/3' },
    {
      protocol: {
        requestedFromDriver: [],
        reviewState: 'complained',
        reviewedAt: made,
        reviewedBy: '/api/users/3',
        reviewReason: null,
        ...values,
      } as Parameters<typeof complaintCourse>[1]['protocol'],
      open: points,
      nameOf: () => 'Dora Dispo',
    },
  );

test('a complaint is open until the driver is asked, and handed in when nothing of it is missing any more', () => {
  expect(look({}).state).toBe('open');
  expect(look({ requestedFromDriver: [asked] })).toMatchObject({
    state: 'asked',
    answers: [{ label: 'Front (Abholung)', isThere: false }],
  });
  expect(look({ requestedFromDriver: [asked] }, []).state).toBe('handedIn');
});

test('what was asked for before the complaint, or decided before it, does not belong to it', () => {
  const before = '2026-11-22T10:00:00.000Z';
  const { state, steps } = look({
    requestedFromDriver: [{ ...asked, requestedAt: before }],
    reviewState: 'checked',
    reviewedAt: before,
  });
  expect([state, steps.map((it) => it.text)]).toEqual(['open', ['beanstandet von Dora Dispo']]);
});

test('a later decision settles it, and the newest stands first', () => {
  const { state, steps } = look({
    requestedFromDriver: [asked],
    reviewState: 'checked',
    reviewedAt: '2026-11-24T08:00:00.000Z',
    reviewReason: 'Bilder genügen',
  });
  expect(state).toBe('settled');
  expect(steps.map((it) => it.text)).toEqual([
    'geprüft von Dora Dispo: Bilder genügen',
    'Front (Abholung) angefordert von Olga Office',
    'beanstandet von Dora Dispo',
  ]);
});
