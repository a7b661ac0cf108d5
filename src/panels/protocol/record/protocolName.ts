/** What the tab of a protocol is called; undefined until its number is known. */
export function protocolName(
  protocol: { readonly orderNumber?: string | null | undefined } | undefined,
): string | undefined {
  return protocol?.orderNumber ? `Protokoll ${protocol.orderNumber}` : undefined;
}

/** What the tab of its pictures is called. */
export function picturesName(protocol: Parameters<typeof protocolName>[0]): string | undefined {
  const name = protocolName(protocol);
  return name && `${name} · Bilder`;
}
