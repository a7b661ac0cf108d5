import { useCallback, useState, useSyncExternalStore } from 'react';
import { useSetting } from '../../../api/session/settings.ts';
import { fieldAt } from '../../../domain/define/resource.ts';
import { keepSetting } from '../keepSetting.ts';
import { useRecordFormContext } from '../fields/formContext.ts';
import { useNames } from '../useNames.ts';
import { foldText, type FoldedField } from './foldText.ts';
import { isSame } from './formValues.ts';
import { textsOf } from '../textOf.ts';

/** Paths of the fields inside a fold, each with the label it carries there. */
export type FoldedLabels = Readonly<Record<string, string>>;

export type Fold = {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** What is in it, in one line. */
  readonly text: string;
  /** Names of its fields that the reader may see. */
  readonly labels: readonly string[];
  /** Something in it differs from what is saved. */
  readonly isChanged: boolean;
};

const openKey = 'openFolds';

/** What is rarely used folds to one line; each person's choice is remembered, and a fault inside always opens it. */
export function useFold(name: string, labels: FoldedLabels): Fold {
  const { resource, facts, canSee } = useRecordFormContext();
  const paths = Object.keys(labels).filter(canSee);
  const key = paths.join(' ');
  const subscribe = useCallback((onLook: () => void) => facts.subscribe(onLook, key.split(' ')), [facts, key]);
  const hasFault = useSyncExternalStore(subscribe, () =>
    paths.some((path) => facts.of(path).error !== undefined || Object.keys(facts.of(path).below).length > 0),
  );
  const isChanged = useSyncExternalStore(subscribe, () =>
    paths.some((path) => !isSame(facts.of(path).before, facts.of(path).value)),
  );
  const referred = useSyncExternalStore(subscribe, () =>
    paths.flatMap((path) => irisIn(facts.of(path).value)).join(' '),
  );
  const refer = useNames(referred === '' ? [] : referred.split(' '));
  const inside = paths.flatMap((path): FoldedField[] => {
    const field = fieldAt(resource, path);
    return field ? [{ label: labels[path] ?? field.label, field, value: facts.of(path).value }] : [];
  });
  const text = useSyncExternalStore(subscribe, () =>
    foldText(
      inside.map((it, at) => ({ ...it, value: facts.of(paths[at] ?? '').value })),
      refer,
    ),
  );

  const remembered = textsOf(useSetting(openKey));
  const [opened, setOpened] = useState(false);
  if (hasFault && !opened) setOpened(true);
  const isOpen = opened || remembered.includes(name);
  const toggle = () => {
    setOpened(false);
    keepSetting(
      openKey,
      isOpen ? remembered.filter((it) => it !== name) : [...remembered.filter((it) => it !== name), name],
    );
  };
  return { isOpen, toggle, text, isChanged, labels: inside.map((it) => it.label) };
}

function irisIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.startsWith('/api/') ? [value] : [];
  return Array.isArray(value) ? value.flatMap((it) => (typeof it === 'string' ? irisIn(it) : [])) : [];
}
