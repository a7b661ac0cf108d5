import { isIPv6 } from 'node:net';

const groups = 8;
const ownGroups = 4;

/**
 * Who an address belongs to: with IPv6 one customer of a provider has a whole /64, so that each of its addresses would
 * be a new stranger.
 */
export function networkOf(address: string): string {
  const inIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (inIPv4 !== undefined) return inIPv4;
  const plain = address.split('%')[0] ?? '';
  if (!isIPv6(plain)) return address;
  const [left = [], right = []] = new URL(`http://[${plain}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((it) => it.split(':').filter(Boolean));
  const zeros = Array.from({ length: groups - left.length - right.length }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, ownGroups).join(':')}::/64`;
}
