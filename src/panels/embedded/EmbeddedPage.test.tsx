// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '../../api/queryClient.ts';
import type { EmbeddedAddresses } from '../../domain/system/embeddedPages.ts';
import { EmbeddedPage } from './EmbeddedPage.tsx';

const none: EmbeddedAddresses = { journal: null, statistics: null, logbook: null, damageTool: null, bodyparts: null };

function shown(addresses: Partial<EmbeddedAddresses>): void {
  queryClient.setQueryData(['embeddedPages'], { ...none, ...addresses });
  render(
    <EmbeddedPage page="journal" title="Auslagen Mitarbeiter">
      <p>Eigene Seite</p>
    </EmbeddedPage>,
  );
}

test('without an address our own page stands there, no frame', () => {
  shown({ logbook: 'https://fahrten.example/' });
  expect(screen.queryByText('Eigene Seite')).not.toBeNull();
  expect(document.querySelector('iframe')).toBeNull();
});

test('the page of another program stands in a frame that cannot lead the console elsewhere', () => {
  shown({ journal: 'https://auslagen.example/heute' });
  const frame = screen.getByTitle('Auslagen Mitarbeiter');
  expect(frame.getAttribute('src')).toBe('https://auslagen.example/heute');
  expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
  expect(screen.queryByText(/Diese Seite kommt von auslagen\.example/)).not.toBeNull();
  expect(screen.queryByText('Eigene Seite')).toBeNull();
});
