import { describe, expect, it } from 'vitest';
import { addressLine, contractTypePatch, stockAddressPatch } from './stockAddress.ts';
import { shows } from '../../../../tests/specification/shows.ts';

const yard = {
  '@id': '/api/addresses/7',
  firma: 'Nordpark',
  street: 'Kai',
  hausnr: '3',
  plz: '22525',
  city: 'Hamburg',
  tel: '040 1',
  stellplatz: true,
};

describe('choosing a stock address', () => {
  it('fills the place and its people, and empties what the address does not know', () => {
    shows('D1 §2 contracts order blocks pickup and delivery');
    const patch = stockAddressPatch('delivery', { ...yard, stellplatz: false }, { bringinfos: null });
    expect(patch).toMatchObject({
      'deliveryLocation.firma': 'Nordpark',
      'deliveryLocation.strasse': 'Kai',
      'deliveryLocation.ort': 'Hamburg',
      'deliveryLocation.anspr1telefon': '040 1',
      'deliveryLocation.ansprechparter1': null,
      deliveryAddress: '/api/addresses/7',
    });
    expect(patch).not.toHaveProperty('contractType');
  });

  it('turns the contract into a DELIVERY when it is fetched from a parking place', () => {
    shows('D1 §4 parking place forces');
    expect(stockAddressPatch('pickup', yard, {})).toMatchObject({ contractType: 'DELIVERY' });
  });

  it('turns the contract into a PICKUP when it is brought to one, and says how to refuel only where nothing is said', () => {
    expect(stockAddressPatch('delivery', yard, { bringinfos: null })).toMatchObject({
      contractType: 'PICKUP',
      bringinfos: 'Knapp betanken!',
    });
    expect(stockAddressPatch('delivery', yard, { bringinfos: 'Voll' })).not.toHaveProperty('bringinfos');
  });

  it('calls a private address by its person', () => {
    expect(
      stockAddressPatch('pickup', { '@id': '/api/addresses/8', vorname: 'Ute', nachname: 'Lang' }, {}),
    ).toMatchObject({ 'pickupLocation.firma': 'Ute Lang' });
  });
});

describe('choosing the type of the contract', () => {
  it('prefills the delivery info for a vehicle that is fetched back', () => {
    expect(contractTypePatch('PICKUP', {})).toEqual({ contractType: 'PICKUP', bringinfos: 'Knapp betanken!' });
    expect(contractTypePatch('DELIVERY', {})).toEqual({ contractType: 'DELIVERY' });
  });
});

it('writes an address as firm and place', () => {
  expect(addressLine(yard)).toEqual({ label: 'Nordpark', hint: 'Kai 3, 22525 Hamburg' });
});
