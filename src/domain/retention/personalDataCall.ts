import { defineCall, json } from '../define/call.ts';
import { described, given, integer, object, text } from '../define/shape.ts';

/** Everything that is kept about a driver or applicant, in one file for him (Art. 15 DSGVO). */
export const personalData = defineCall({
  id: 'driver.personalData',
  title: 'Alles über einen Fahrer ausgeben',
  on: 'drivers',
  call: 'POST /drivers/{id}/personal_data',
  area: 'administration',
  input: given({}, []),
  answer: json(
    'Wo die Datei eine Viertelstunde lang liegt',
    object({ link: text, records: described(integer, 'So viele Datensätze stehen darin') }),
  ),
  errors: { missing: true },
});
