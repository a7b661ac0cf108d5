import type { Company } from '../company.ts';
import { markup } from './markup.ts';
import type { PageContent } from './pageFrame.ts';

/** Who stands behind the pages, and what happens to what is typed into them. */
export function legalPage({ name, address, phone, email, legalLine }: Company): PageContent {
  return {
    title: 'Impressum und Datenschutz',
    body: markup`<h1 id="impressum">Impressum</h1>
      <p>${name}</p>
      ${address && markup`<p>${address}</p>`} ${phone && markup`<p>Telefon ${phone}</p>`}
      ${email && markup`<p>E-Mail ${email}</p>`} ${legalLine && markup`<p>${legalLine}</p>`}
      <h2 id="datenschutz">Datenschutz</h2>
      <p>
        Was Sie auf diesen Seiten eintragen, speichern und verwenden wir nur für den Auftrag, zu dem Sie den Link
        erhalten haben. Es gibt keine Cookies, keine Zählung der Besuche und keine Inhalte anderer Anbieter.
      </p>
      <p>
        Verantwortlich ist ${name}. Auskunft und Löschung können Sie unter den oben genannten Kontaktdaten verlangen.
      </p>`,
  };
}
