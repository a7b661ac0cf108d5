// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CandidateList } from './CandidateList.tsx';
import { candidateOf } from './useCandidates.ts';

test('who finds nobody learns that drivers who are not active are not offered', () => {
  render(<CandidateList shown={[]} chosen={null} onChoose={() => undefined} id="candidates" />);
  expect(screen.getByText(/nur aktive Fahrer/)).toBeTruthy();
});

test('a driver without a short code is named once', () => {
  const fields = {
    id: 1,
    version: 1,
    '@id': '/api/drivers/1',
    '@type': 'Driver',
    vorname: 'Bernd',
    nachname: 'Fahrmann',
  };
  const candidate = candidateOf(fields);
  render(
    <CandidateList
      shown={[{ candidate, fitness: undefined }]}
      chosen={null}
      onChoose={() => undefined}
      id="candidates"
    />,
  );
  expect(screen.getAllByText(/Fahrmann/)).toHaveLength(1);
});
