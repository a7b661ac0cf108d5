// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { shows } from '../../../../tests/specification/shows.ts';
import type { DriverDay } from '../../../api/calls/driverDay.ts';
import { DayTable } from './DayTable.tsx';
import { DayToolbar } from './DayToolbar.tsx';
import { readDayView } from './dayView.ts';
import { shownMinutes } from './lanes.ts';
import { timeScale } from './timeScale.ts';
import { useTripChoice } from './useTripChoice.ts';

const monday = '2026-11-23';
const trip = (iri: string, day: number) => ({
  iri,
  number: iri,
  driver: null,
  start: day * 1440 + 480,
  end: day * 1440 + 600,
  from: 'Köln',
  to: 'Ulm',
  plate: null,
  km: 100,
  minutes: 60,
  state: 0,
  isCancelled: false,
  tags: [],
  conflict: null,
});
const week: DriverDay = {
  from: monday,
  days: 7,
  drivers: [],
  trips: [trip('frei', 1), trip('gesperrt', 4)],
  legs: [],
  absences: [],
  lockDays: ['2026-11-27', '2026-11-28'],
  isCutOff: false,
};

test('the days of a week that are Sperrtage carry their mark on the time line', () => {
  shows('D2 §2 disposition_locks');
  const { marks } = timeScale(shownMinutes(week), week);
  expect(marks.filter((it) => it.locked).map((it) => it.text)).toEqual(['Fr 27.11.', 'Sa 28.11.']);
  const oneDay = { ...week, days: 1, trips: [trip('frei', 0)], lockDays: [monday] };
  expect(timeScale(shownMinutes(oneDay), oneDay).marks.some((it) => it.locked)).toBe(false);
});

test.each([
  [week, 'Sperrtage Fr 27.11., Sa 28.11.'],
  [{ ...week, lockDays: ['2026-11-27'] }, 'Sperrtag Fr 27.11.'],
  [{ ...week, days: 1, lockDays: [monday] }, 'Sperrtag'],
])('the head of the Fahrertag names them, with what they do', (day, text) => {
  render(
    <DayToolbar
      view={readDayView(new URLSearchParams(), monday)}
      day={day}
      today={monday}
      onChange={() => undefined}
    />,
  );
  expect(screen.getByText(text).dataset['tip']).toBe(
    'Sperrtag: verborgen in Angebotsliste und Kundenportal, bestehende Aufträge bleiben',
  );
});

test('the table says which they are, and at each ride that falls on one', () => {
  function Table() {
    return <DayTable day={week} region={null} choice={useTripChoice('/driver_day')} />;
  }
  render(<Table />);
  expect(screen.getAllByText(/Sperrtag: verborgen/).map((it) => it.textContent)).toEqual([
    'Freitag, 27. November 2026: Sperrtag: verborgen in Angebotsliste und Kundenportal, bestehende Aufträge bleiben',
    'Samstag, 28. November 2026: Sperrtag: verborgen in Angebotsliste und Kundenportal, bestehende Aufträge bleiben',
  ]);
  const hints = screen
    .getAllByRole('row')
    .slice(1)
    .map((it) => it.lastElementChild?.textContent);
  expect(hints).toEqual(['', 'Sperrtag']);
});
