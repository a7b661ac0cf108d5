import type { Json } from './client.ts';
import { everyJobCategory } from './everyJobCategory.ts';
import { protocolDesk } from './protocolDesk.ts';

export const vin = 'WVWZZZE1ZMP009062';
/** Where the employee lives. */
export const home = { strasse: 'Rheinufer', hausnr: '5', plz: '50668', ort: 'Köln' };

/** The desk of a dispatcher whose employee drives vehicles with red plates. */
export async function redPlateDesk() {
  const desk = await protocolDesk();
  const { system, given, dispo, begun } = desk;
  await everyJobCategory(given);
  const employee = await given.driver({
    ...home,
    vorname: 'Runa',
    nachname: 'Seeberger',
    gruppe: '/api/job_categories/3',
  });

  /** A ride with a red plate, as far as the test wants it, and its line in the book. */
  async function ride(values: object = {}, protocol: object = {}) {
    const made = await begun(
      {
        angemeldet: false,
        alternativeLicensePlate: 'k-06123',
        manufacturer: 'VW',
        carFin: vin,
        driver: employee.iri,
        ...values,
      },
      { carType: 'KOMBI', ...protocol },
    );
    const line = async (): Promise<Json> =>
      (await dispo.get(`/api/red_plate_rides?protocol=${encodeURIComponent(made.iri)}`)).body['hydra:member'][0];
    return { ...made, line };
  }
  return {
    ...desk,
    admin: await system.as('admin'),
    employee,
    ride,
    at: (moment: string) => {
      system.clock.now = new Date(moment);
    },
  };
}
