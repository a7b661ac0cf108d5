/** The company whose documents are made. */
export const company = {
  validFrom: '2026-01-01',
  name: 'Leitstand Fahrzeugüberführungen GmbH',
  street: 'Hafenallee 12',
  zipcode: '50667',
  city: 'Köln',
  phone: '0221 4710100',
  email: 'rechnung@leitstand.example',
  steuernummer: '214/5678/0123',
  handelsregisternummer: 'HRB 12345',
  iban: 'DE02120300000000202051',
};
