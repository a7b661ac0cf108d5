import { checkDriverChange } from '../../domain/contract/driverChange.ts';
import { checkFlexDriver } from '../../domain/contract/saveDialogs.ts';
import type { Verdict } from '../../domain/define/verdict.ts';
import { pickedUpStatus } from '../../domain/protocol/badge.ts';

/** An order as the check before a driver change looks at it. */
export type OrderToCheck = {
  readonly iri: string;
  readonly auftragsnummer: string;
  readonly datum: string | null;
  readonly driver: string | null;
  readonly driverCode: string | null;
  readonly protocolStatus: number;
  readonly abgeschlossen: boolean;
  readonly isStorniert: boolean;
  readonly flexContract: boolean;
  readonly isFahrerMailGesendet: boolean;
  readonly isLockDay: boolean;
  readonly bundle: { readonly iri: string; readonly name: string } | null;
};
/** A driver whom somebody is about to send. */
export type DriverToCheck = { readonly iri: string; readonly code: string; readonly name: string; readonly dispositionssperre: boolean; readonly appAccess: boolean };

/** Something to know before the change; a block leaves its order out. */
export type Finding = {
  readonly id: string;
  readonly kind: 'block' | 'warn' | 'info';
  readonly title: string;
  readonly text: string;
  /** The order that is left out because of it. */
  readonly leavesOut?: string;
  /** The bundle that may be dissolved. */
  readonly bundle?: string;
};

/** What stands against giving these orders to the driver (R8): blocks first, then warnings, then hints. */
export function findingsFor(orders: readonly OrderToCheck[], driver: DriverToCheck): readonly Finding[] {
  const found = orders.flatMap((order) => orderFindings(order, driver));
  const app: readonly Finding[] = driver.appAccess ? [] : [{ id: 'app', kind: 'info', title: `${driver.code} hat keinen App-Zugang`, text: 'Der Auftrag erscheint in keiner App. Der Fahrer erfährt davon nur durch die E-Mail.' }];
  return inOrder([...found, ...bundleFindings(orders, driver), ...mailFindings(orders, driver), ...app]);
}

/** The orders that the findings leave out, with the reason. */
export function leftOutBy(findings: readonly Finding[]): ReadonlyMap<string, string> {
  return new Map(findings.flatMap(({ leavesOut, title }) => (leavesOut === undefined ? [] : [[leavesOut, title] as const])));
}

/** "2 Aufträge wechseln, 1 auslassen": what the button will do. */
export function changeLabel(changed: number, leftOut: number): string {
  if (changed === 0) return 'Fahrer wechseln';
  if (leftOut === 0) return changed === 1 ? 'Fahrer wechseln' : `${String(changed)} Aufträge wechseln`;
  return `${String(changed)} ${changed === 1 ? 'Auftrag' : 'Aufträge'} wechseln, ${String(leftOut)} auslassen`;
}

function orderFindings(order: OrderToCheck, driver: DriverToCheck): readonly Finding[] {
  const { iri, auftragsnummer: number } = order;
  if (order.driver === driver.iri) return [{ id: `same ${iri}`, kind: 'info', title: `${number} fährt ${driver.code} schon`, text: 'Der Auftrag bleibt, wie er ist.', leavesOut: iri }];
  if (order.abgeschlossen) return [{ id: `closed ${iri}`, kind: 'block', title: `${number} ist abgeschlossen (U4)`, text: 'Der Fahrer einer abgeschlossenen Fahrt kann nicht gewechselt werden.', leavesOut: iri }];
  const flex = checkFlexDriver({ flexContract: order.flexContract, driver: driver.iri });
  if (flex.verdict === 'refused') return [{ id: `flex ${iri}`, kind: 'block', title: `${number} ist ein Flex-Auftrag`, text: 'Ein Flex-Auftrag kann keinen Fahrer haben, solange sein Termin offen ist. Entfernen Sie zuerst das Flex-Kennzeichen.', leavesOut: iri }];
  const rule = (facts: Partial<Pick<OrderToCheck, 'protocolStatus' | 'isLockDay'>>): Verdict => ruleOf(order, driver, facts);
  const warnings: readonly (readonly [string, string, Verdict])[] = [
    ['picked', `${number} ist bereits abgeholt`, rule({ protocolStatus: order.protocolStatus >= pickedUpStatus ? order.protocolStatus : 0 })],
    ['lock', `${number} liegt an einem Sperrtag`, rule({ isLockDay: order.isLockDay })],
  ];
  const asked = warnings.flatMap(([id, title, verdict]): Finding[] => (verdict.verdict === 'ask' ? [{ id: `${id} ${iri}`, kind: 'warn', title, text: verdict.question }] : []));
  const storno: readonly Finding[] = order.isStorniert ? [{ id: `storno ${iri}`, kind: 'warn', title: `${number} ist storniert`, text: 'Der Fahrer wird trotzdem eingetragen.' }] : [];
  return [...asked, ...storno];
}

/** What one rule says with only the given facts, so that each finding stands alone. */
function ruleOf(order: OrderToCheck, driver: DriverToCheck, facts: Partial<Pick<OrderToCheck, 'protocolStatus' | 'isLockDay'>> & { bundle?: string }): Verdict {
  return checkDriverChange({ auftragsnummer: order.auftragsnummer, datum: order.datum, driverName: order.driverCode, driver, protocolStatus: 0, isLockDay: false, ...facts });
}

/** One finding per bundle, however many of its orders are changed. */
function bundleFindings(orders: readonly OrderToCheck[], driver: DriverToCheck): readonly Finding[] {
  const changed = orders.filter((it) => it.bundle && orderFindings(it, driver).every((finding) => finding.leavesOut === undefined));
  return [...Map.groupBy(changed, (it) => it.bundle?.iri ?? '')].flatMap(([iri, members]): Finding[] => {
    const [first] = members;
    const name = first?.bundle?.name;
    if (!first || name === undefined) return [];
    const verdict = ruleOf(first, driver, { bundle: name });
    const numbers = members.map((it) => it.auftragsnummer).join(', ');
    const text = members.length === 1 && verdict.verdict === 'ask' ? verdict.question : `Die Aufträge gehören zu Fahrtpaket ${name} und erhalten einen Fahrer. Soll das Fahrtpaket aufgelöst werden?`;
    return [{ id: `bundle ${iri}`, kind: 'warn', title: members.length === 1 ? `${numbers} ist Teil von Fahrtpaket ${name}` : `${numbers} sind Teil von Fahrtpaket ${name}`, text, bundle: iri }];
  });
}

function mailFindings(orders: readonly OrderToCheck[], driver: DriverToCheck): readonly Finding[] {
  const told = orders.filter((it) => it.isFahrerMailGesendet && it.driverCode !== null && it.driver !== driver.iri && !it.abgeschlossen);
  const codes = [...new Set(told.map((it) => it.driverCode ?? ''))];
  return codes.map((code) => ({ id: `mail ${code}`, kind: 'info', title: `Fahrermail an ${code} ist schon gesendet`, text: `${code} bekommt eine Stornomail, wenn unten angekreuzt.` }));
}

function inOrder(findings: readonly Finding[]): readonly Finding[] {
  const places = { block: 0, warn: 1, info: 2 } as const;
  return findings.toSorted((one, other) => places[one.kind] - places[other.kind]);
}
