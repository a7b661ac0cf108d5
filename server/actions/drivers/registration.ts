import { registrationData } from '../../../src/domain/driver/driverCalls.ts';
import { respond } from '../handler.ts';
import { metDriver } from './metDriver.ts';

/** What somebody told of himself when he registered; nothing where staff entered him. */
export const registration = respond(registrationData, async (asked, { id }) => {
  const { vorname, nachname, email, registration: told } = await metDriver(asked, id);
  if (!told?.registrationDate) return { registrationData: null };
  const { registrationDate, emailConfirmed, questions } = told;
  return {
    registrationData: {
      registrationDate: { date: registrationDate },
      emailConfirmed: emailConfirmed === true,
      vorname,
      nachname,
      email,
      questions: (questions ?? []).map(({ question, value, property }) => ({ question, value, property })),
    },
  };
});
