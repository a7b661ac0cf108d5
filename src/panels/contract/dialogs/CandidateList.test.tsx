// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CandidateList } from './CandidateList.tsx';

afterEach(cleanup);

test('who finds nobody learns that drivers who are not active are not offered', () => {
  render(<CandidateList shown={[]} chosen={null} onChoose={() => undefined} id="candidates" />);
  expect(screen.getByText(/nur aktive Fahrer/)).toBeTruthy();
});
