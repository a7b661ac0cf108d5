import { describe, expect, test } from 'vitest';
import type { Json } from '../harness/client.ts';
import { iriIn, contractDesk } from '../harness/contractDesk.ts';
import { shows } from '../specification/shows.ts';

const { given, dispo, create, read, change, refused, history } = await contractDesk();

describe('linked contracts', () => {
  test('point at each other, and stand alone again without the link', async () => {
    shows('D0 Orders return order', 'D1 §4 unlinking clears anschlussvon');
    const [main, follower] = [await given.contract(), await given.contract()];
    expect(await refused(follower.iri, { anschlussvon: main.iri })).toEqual([
      422,
      [{ propertyPath: 'abafahrt', message: 'Bei Anschlussfahrt bitte immer ABA oder ABC angeben' }],
    ]);
    await change(main.iri, { abcfahrt: '1' });
    await change(follower.iri, { anschlussvon: main.iri, abafahrt: '1' });
    expect(iriIn((await read(main.iri)).anschlussAuftrag)).toBe(follower.iri);
    expect(await change(follower.iri, { anschlussvon: null })).toMatchObject({
      anschlussvon: null,
      abafahrt: '0',
      abcfahrt: '0',
    });
    expect(await read(main.iri)).toMatchObject({ anschlussAuftrag: null, abafahrt: '0', abcfahrt: '0' });
    expect(
      (await history(main.iri))
        .filter((it: Json) => it.field === 'anschlussAuftrag')
        .map((it: Json) => [it.previous, it.data]),
    ).toEqual([
      [follower.iri, null],
      [null, follower.iri],
    ]);
  });

  test('in a chain come apart where they are cut, and nowhere else', async () => {
    const first = await given.contract();
    const second = await given.contract({ anschlussvon: first.iri, abcfahrt: '1' });
    const third = await given.contract({ anschlussvon: second.iri, abcfahrt: '1' });
    await change(third.iri, { anschlussvon: null });
    expect(await read(second.iri)).toMatchObject({
      anschlussvon: { '@id': first.iri },
      abcfahrt: '1',
      anschlussAuftrag: null,
    });
  });

  test('can be linked to another one in one step', async () => {
    const [one, other] = [await given.contract(), await given.contract()];
    const follower = await given.contract({ anschlussvon: one.iri, abafahrt: '1' });
    expect(await change(follower.iri, { anschlussvon: other.iri })).toMatchObject({ abafahrt: '1' });
    expect([iriIn((await read(one.iri)).anschlussAuftrag), iriIn((await read(other.iri)).anschlussAuftrag)]).toEqual([
      null,
      follower.iri,
    ]);
  });
});

describe('bundles', () => {
  const bundleOf = async (count: number) => {
    const contracts = await Promise.all(Array.from({ length: count }, () => given.contract()));
    const { body } = await dispo.post('/api/bundles', { contracts: contracts.map((it) => it.id) });
    return { bundle: body, contracts };
  };
  const bundlesAt = async (iri: string) => (await read(iri)).bundles.map((it: Json) => it.bundle);

  test('have a running number, two contracts at least, and no contract of another one', async () => {
    shows('D0 Bundles names FP-…', 'D2 §4 bundle', 'D2 §7 create bundle', 'R40');
    const { bundle, contracts } = await bundleOf(2);
    expect(bundle.bundle).toMatch(/^FP-\d+$/);
    expect(bundle).toMatchObject({ active: true, disposed: false });
    expect((await bundleOf(2)).bundle.bundle).toBe(`FP-${Number(bundle.bundle.slice(3)) + 1}`);
    expect(await bundlesAt(contracts[0]?.iri ?? '')).toEqual([bundle.bundle]);
    expect((await read(contracts[0]?.iri ?? '')).isPartOfBundle).toBe(true);
    const single = await dispo.post('/api/bundles', { contracts: [(await given.contract()).iri] });
    expect([single.status, single.body.violations]).toEqual([
      422,
      [{ propertyPath: 'contracts', message: 'Ein Fahrtpaket braucht mindestens zwei Aufträge.' }],
    ]);
    const again = await dispo.post('/api/bundles', { contracts: [contracts[0]?.iri, (await given.contract()).iri] });
    expect(again.body.violations).toEqual([
      { propertyPath: 'contracts', message: `Schon in einem Fahrtpaket: ${String(contracts[0]?.auftragsnummer)}.` },
    ]);
  });

  test('lose and gain contracts one by one, and stay below two', async () => {
    shows('D2 §7 POST /bundles/add_contract');
    const { bundle, contracts } = await bundleOf(2);
    const [place] = (await read(bundle['@id'])).contractBundles;
    expect((await dispo.delete(place?.['@id'] ?? '')).status).toBe(204);
    expect(await bundlesAt(contracts[0]?.iri ?? '')).toEqual([]);
    expect(await read(bundle['@id'])).toMatchObject({ active: true });
    await dispo.post('/api/bundle_contracts', { bundle: bundle['@id'], contract: contracts[0]?.iri, sortOrder: 5 });
    expect(await bundlesAt(contracts[0]?.iri ?? '')).toEqual([bundle.bundle]);
    expect((await history(contracts[0]?.iri ?? '')).filter((it: Json) => it.field === 'bundles')).toHaveLength(3);
  });

  test('are dissolved as such, and when one of their contracts gets a driver, if that is chosen', async () => {
    shows('D1 §4 driver change');
    const [first, second] = [await bundleOf(2), await bundleOf(2)];
    await change(first.bundle['@id'], { active: false });
    expect(await Promise.all(first.contracts.map((it) => bundlesAt(it.iri)))).toEqual([[], []]);
    const again = await dispo.patch(first.bundle['@id'], { active: false });
    expect([again.status, again.body.violations]).toEqual([
      422,
      [{ propertyPath: 'active', message: 'Das Fahrtpaket ist schon aufgelöst.' }],
    ]);
    expect((await dispo.patch(first.bundle['@id'], { active: false, openForApplications: false })).status).toBe(200);
    const contract = await change(second.contracts[0]?.iri ?? '', {
      driver: (await given.driver()).iri,
      deactivateBundle: true,
    });
    expect(contract.bundles).toEqual([]);
    expect((await read(second.bundle['@id'])).active).toBe(false);
    expect(await bundlesAt(second.contracts[1]?.iri ?? '')).toEqual([]);
  });

  test('a contract saved in a bundle with another makes one of both', async () => {
    shows('D1 §2 contracts order Auftrag im Paket', 'D1 §7 update contracts form');
    const other = await given.contract();
    const { body } = await create({ createBundleWithContract: other.iri });
    expect(body.bundles).toHaveLength(1);
    expect(await bundlesAt(other.iri)).toEqual(body.bundles.map((it: Json) => it.bundle));
  });
});
