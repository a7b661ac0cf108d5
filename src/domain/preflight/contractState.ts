import { checkDriverChange } from '../contract/driverChange.ts';
import { checkFlexDriver } from '../contract/saveDialogs.ts';
import type { AnyVerdict } from '../define/verdict.ts';
import { pickedUpStatus } from '../protocol/badge.ts';
import type { DriverFacts, ContractFacts } from './facts.ts';
import type { Finding } from './finding.ts';

/** Flex contracts refuse every driver alike. */
const anybody = '/api/drivers/0';

/** A contract that a driver has already is left as it is. */
export function alreadyDriven({ iri, auftragsnummer: number }: ContractFacts, { code }: DriverFacts): Finding {
  return {
    id: `same ${iri}`,
    order: iri,
    kind: 'info',
    title: `${number} fährt ${code} schon`,
    text: 'Der Auftrag bleibt, wie er ist.',
    leavesOut: true,
  };
}

/** What stands against another driver in the state of the contract itself (R8), whoever he is. */
export function contractStateFindings(contract: ContractFacts): readonly Finding[] {
  const { iri, auftragsnummer: number } = contract;
  if (contract.abgeschlossen)
    return [
      {
        id: `closed ${iri}`,
        order: iri,
        kind: 'block',
        title: `${number} ist abgeschlossen (U4)`,
        text: 'Der Fahrer einer abgeschlossenen Fahrt kann nicht gewechselt werden.',
        leavesOut: true,
      },
    ];
  const flex = checkFlexDriver({ flexContract: contract.flexContract, driver: anybody });
  if (flex.verdict === 'refused')
    return [
      {
        id: `flex ${iri}`,
        order: iri,
        kind: 'block',
        title: `${number} ist ein Flex-Auftrag`,
        text: 'Ein Flex-Auftrag kann keinen Fahrer haben, solange sein Termin offen ist. Entfernen Sie zuerst das Flex-Kennzeichen.',
        leavesOut: true,
      },
    ];
  const picked = ruleOf(contract, {
    protocolStatus: contract.protocolStatus >= pickedUpStatus ? contract.protocolStatus : 0,
  });
  const lock = ruleOf(contract, { isLockDay: contract.isLockDay });
  return [
    ...asked(picked, { id: `picked ${iri}`, order: iri, title: `${number} ist bereits abgeholt` }),
    ...asked(lock, { id: `lock ${iri}`, order: iri, title: `${number} liegt an einem Sperrtag` }),
    ...(contract.isStorniert
      ? [
          {
            id: `storno ${iri}`,
            order: iri,
            kind: 'warn',
            title: `${number} ist storniert`,
            text: 'Der Fahrer wird trotzdem eingetragen.',
          } as const,
        ]
      : []),
  ];
}

/** One finding per bundle, however many of its contracts are changed. */
export function bundleFindings(changed: readonly ContractFacts[]): readonly Finding[] {
  return [
    ...Map.groupBy(
      changed.filter((it) => it.bundle),
      (it) => it.bundle?.iri ?? '',
    ),
  ].flatMap(([iri, members]): Finding[] => {
    const [first] = members;
    const name = first?.bundle?.name;
    if (!first || name === undefined) return [];
    const verdict = ruleOf(first, { bundle: name });
    const numbers = members.map((it) => it.auftragsnummer).join(', ');
    const text =
      members.length === 1 && verdict.verdict === 'ask'
        ? verdict.question
        : `Die Aufträge gehören zu Fahrtpaket ${name} und erhalten einen Fahrer. Soll das Fahrtpaket aufgelöst werden?`;
    return [
      {
        id: `bundle ${iri}`,
        kind: 'warn',
        title:
          members.length === 1
            ? `${numbers} ist Teil von Fahrtpaket ${name}`
            : `${numbers} sind Teil von Fahrtpaket ${name}`,
        text,
        bundle: iri,
      },
    ];
  });
}

/** Whoever was told by mail before should hear that it is off. */
export function mailFindings(changed: readonly ContractFacts[]): readonly Finding[] {
  const codes = new Set(
    changed.flatMap((it) => (it.isFahrerMailGesendet && it.driverCode !== null ? [it.driverCode] : [])),
  );
  return [...codes].map((code) => ({
    id: `mail ${code}`,
    kind: 'info',
    title: `Fahrermail an ${code} ist schon gesendet`,
    text: `${code} bekommt eine Stornomail, wenn unten angekreuzt.`,
  }));
}

/** What the rule of driver changes says with only the given facts, so that each finding stands alone. */
function ruleOf(
  contract: ContractFacts,
  facts: { protocolStatus?: number; isLockDay?: boolean; bundle?: string },
): AnyVerdict {
  return checkDriverChange({
    auftragsnummer: contract.auftragsnummer,
    datum: contract.datum,
    driverName: contract.driverCode,
    driver: { name: '' },
    protocolStatus: 0,
    isLockDay: false,
    ...facts,
  });
}

function asked(verdict: AnyVerdict, about: Pick<Finding, 'id' | 'order' | 'title'>): readonly Finding[] {
  return verdict.verdict === 'ask' ? [{ ...about, kind: 'warn', text: verdict.question }] : [];
}
