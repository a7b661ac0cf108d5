/** What the tab of a protocol is called; undefined until its number is known. */
export function protocolName(
  protocol: { readonly orderNumber?: string | null | undefined } | undefined,
): string | undefined {
  return protocol?.orderNumber ? `Protokoll ${protocol.orderNumber}` : undefined;
}

/** What its screen is called. */
export function protocolHeading(orderNumber: string): string {
  return `Auftragsnachbearbeitung „${orderNumber}“`;
}
