const max = 80;
type Field = { readonly name: string; readonly value: unknown };

/** A contract as eighty native inputs that know what was changed: what any form has to do, and nothing more. */
export function formOf(contract: Readonly<Record<string, unknown>>): HTMLFormElement {
  const form = document.createElement('form');
  form.id = 'order';
  form.dataset['iri'] = String(contract['@id']);
  const save = document.createElement('button');
  save.textContent = 'Speichern';
  save.disabled = true;
  const changed = new Map<string, string | boolean>();
  const note = (
    label: HTMLElement,
    { name, before, now }: { name: string; before: string | boolean; now: string | boolean },
  ) => {
    if (before === now) changed.delete(name);
    else changed.set(name, now);
    label.classList.toggle('changed', before !== now);
    save.disabled = changed.size === 0;
  };
  form.append(
    ...fieldsOf(contract)
      .slice(0, max)
      .map(({ name, value }) => {
        const label = document.createElement('label');
        const input = inputFor(name, value);
        const read = () =>
          input instanceof HTMLInputElement && input.type === 'checkbox' ? input.checked : input.value;
        const before = read();
        input.addEventListener('input', () => note(label, { name, before, now: read() }));
        label.append(name, input);
        return label;
      }),
    save,
  );
  return form;
}

/**
 * Simple values as they are, those of embedded records below their name; texts first, as the key figure types into one.
 */
function fieldsOf(record: Readonly<Record<string, unknown>>, prefix = ''): Field[] {
  return Object.entries(record).flatMap(([key, value]): Field[] => {
    if (key.startsWith('@')) return [];
    const name = prefix + key;
    if (typeof value !== 'object' || value === null) return [{ name, value }];
    return Array.isArray(value) || prefix !== ''
      ? [{ name, value: '' }]
      : fieldsOf(value as Readonly<Record<string, unknown>>, `${name}.`);
  });
}

function inputFor(name: string, value: unknown): HTMLInputElement | HTMLTextAreaElement {
  if (/info|notiz/i.test(name)) return Object.assign(document.createElement('textarea'), { name, value: text(value) });
  const input = Object.assign(document.createElement('input'), { name, type: typeOf(value) });
  if (input.type === 'checkbox') input.checked = value === true;
  else input.value = text(value);
  return input;
}

function typeOf(value: unknown): string {
  if (typeof value === 'boolean') return 'checkbox';
  if (typeof value === 'number') return 'number';
  if (typeof value !== 'string') return 'text';
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return 'date';
  return /^\d\d:\d\d$/.test(value) ? 'time' : 'text';
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
