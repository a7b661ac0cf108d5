// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dayTrip, driverDay } from '../../../../tests/harness/dayTrips.ts';
import { shows } from '../../../../tests/specification/shows.ts';
import { DayTable } from './DayTable.tsx';
import { DayToolbar } from './DayToolbar.tsx';
import { readDayView } from './dayView.ts';
import { shownMinutes } from './lanes.ts';
import { timeScale } from './timeScale.ts';
import { useTripChoice } from './useTripChoice.ts';

const monday = '2026-11-23';
const week = driverDay({
  from: monday,
  days: 7,
  trips: [dayTrip('frei', [32, 34]), dayTrip('gesperrt', [104, 106])],
  lockDays: ['2026-11-27', '2026-11-28'],
});

test('the days of a week that are Sperrtage carry their mark on the time line', () => {
  shows('D2 §2 disposition_locks');
  const { marks } = timeScale(shownMinutes(week), week);
  expect(marks.filter((it) => it.locked).map((it) => it.text)).toEqual(['Fr 27.11.', 'Sa 28.11.']);
  const oneDay = { ...week, days: 1, trips: [dayTrip('frei', [8, 10])], lockDays: [monday] };
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
