/** The last change under way, by record. */
const lastChanges = new Map<string, Promise<void>>();

/** Two quick changes of one record follow each other, so that the second knows the version that the first has made. */
export async function inRecordQueue<T>(iris: readonly string[], work: () => Promise<T>): Promise<T> {
  const own = Promise.all(iris.map((iri) => lastChanges.get(iri))).then(work);
  const settled = own.then(
    () => undefined,
    () => undefined,
  );
  for (const iri of iris) lastChanges.set(iri, settled);
  void settled.then(() => {
    for (const iri of iris) if (lastChanges.get(iri) === settled) lastChanges.delete(iri);
  });
  return own;
}
