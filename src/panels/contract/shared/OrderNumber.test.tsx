// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { presenceAtom } from '../../../api/live/presence.ts';
import { store } from '../../../api/records/entities.ts';
import type { ContractEntity } from '../../../commands/contract/contractFacts.ts';
import { OrderNumber } from './OrderNumber.tsx';

test('who works on a contract stands beside its number, before what the colour of the row says', () => {
  const contract = {
    '@id': '/api/contracts/7',
    auftragsnummer: '26000007',
    isStorniert: true,
    cancellationRequested: true,
  } as unknown as ContractEntity;
  store.set(presenceAtom('/api/contracts/7'), [{ userId: 2, initials: 'ML', name: 'Marek Lindqvist', field: null }]);
  render(<OrderNumber entity={contract} />);
  const person = screen.getByRole('img', { name: /bearbeitet diesen Auftrag/ });
  const state = screen.getByRole('img', { name: 'Stornierung angefragt' });
  expect(person.compareDocumentPosition(state) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
