/** "2 Aufträge wechseln, 1 auslassen": what the button of the driver dialog will do. */
export function changeLabel(changed: number, leftOut: number): string {
  if (changed === 0) return 'Fahrer wechseln';
  if (leftOut === 0) return changed === 1 ? 'Fahrer wechseln' : `${String(changed)} Aufträge wechseln`;
  return `${String(changed)} ${changed === 1 ? 'Auftrag' : 'Aufträge'} wechseln, ${String(leftOut)} auslassen`;
}
