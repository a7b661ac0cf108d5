// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { useLateCode } from './useLateCode.ts';
import type { LateCode } from './lateCode.ts';

const Screen = ({ code }: { code: LateCode<string> }) => <p>{useLateCode(code) ?? 'Umriss'}</p>;

class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render(): ReactNode {
    return this.state.error ? <p>{this.state.error.message}</p> : this.props.children;
  }
}

test('what is here is shown at once, and not asked for', () => {
  render(<Screen code={{ known: () => 'Auftrag', fetch: () => Promise.reject(new Error('asked for')) }} />);
  expect(screen.getByText('Auftrag')).toBeTruthy();
});

test('an outline stands until the code has come', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  render(<Screen code={{ known: () => undefined, fetch: () => promise }} />);
  expect(screen.getByText('Umriss')).toBeTruthy();
  resolve('Auftrag');
  expect(await screen.findByText('Auftrag')).toBeTruthy();
});

test('what kept it from coming is told to the boundary around', async () => {
  const fetch = () => Promise.reject(new Error('Keine Verbindung zum Server.'));
  render(
    <Boundary>
      <Screen code={{ known: () => undefined, fetch }} />
    </Boundary>,
  );
  expect(await screen.findByText('Keine Verbindung zum Server.')).toBeTruthy();
});
