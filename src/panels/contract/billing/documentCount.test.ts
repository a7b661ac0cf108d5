import { expect, test } from 'vitest';
import { invoiceCount } from './documentCount.ts';

test('ticked contracts are counted as the invoices that they become, with the addresses of departments', () => {
  const customer = { contractClientAddress: '/api/customers/1' };
  const addressOf = (department: string) =>
    department === '/api/customer_departments/1' ? '/api/billing_addresses/7' : null;
  const count = (...contracts: readonly Parameters<typeof invoiceCount>[0][number][]) =>
    invoiceCount(contracts, addressOf);
  expect(count(customer, customer)).toBe(1);
  expect(count(customer, { contractClientAddress: '/api/customers/2' })).toBe(2);
  const department = { ...customer, customerDepartment: '/api/customer_departments/1' };
  expect(count(customer, department)).toBe(2);
  expect(count(department, { ...customer, billingClientAddress: '/api/billing_addresses/7' })).toBe(1);
  expect(count(department, { ...department, billingClientAddress: '/api/billing_addresses/8' })).toBe(2);
  expect(count(customer, { ...customer, customerDepartment: '/api/customer_departments/2' })).toBe(1);
});
