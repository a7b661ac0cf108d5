let host: HTMLElement | undefined;

/**
 * Where layers above the page hang: beside the console and not around it, because React listens on whatever holds a
 * portal, and everything that happens in the console would pass it.
 */
export function layerHost(): HTMLElement {
  if (host?.isConnected) return host;
  host = document.createElement('div');
  document.body.append(host);
  return host;
}
