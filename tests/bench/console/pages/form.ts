import { fetchJson, signInAt } from './wire.ts';

/** Links to some contracts; the code of the form comes with the first one opened. */
async function showLinks(): Promise<void> {
  const { 'hydra:member': contracts } = await fetchJson<{ 'hydra:member': { '@id': string }[] }>(
    '/api/contracts?itemsPerPage=10&properties[]=id',
  );
  document.querySelector('nav')?.replaceChildren(
    ...contracts.map(({ '@id': iri }, place) => {
      const button = document.createElement('button');
      button.id = `open${String(place)}`;
      button.textContent = iri;
      button.addEventListener('click', () => void open(iri));
      return button;
    }),
  );
}

async function open(iri: string): Promise<void> {
  const [{ formOf }, contract] = await Promise.all([
    import('./plainForm.ts'),
    fetchJson<Readonly<Record<string, unknown>>>(iri),
  ]);
  document.querySelector('main')?.replaceChildren(formOf(contract));
}

signInAt(showLinks);
