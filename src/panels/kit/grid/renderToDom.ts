import { Fragment, isValidElement, type ReactNode } from 'react';
import { Icon } from '../../../ui/display/Icon.tsx';
import { Tag } from '../../../ui/display/Tag.tsx';
import { UBadge } from '../../../ui/display/UBadge.tsx';

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };
type Component = (props: Props) => ReactNode;

/**
 * Marks look the same whenever they are given the same words: each is drawn once and then copied, with its styles
 * already read.
 */
const marks = new Map<unknown, Map<string, Element>>([Icon, Tag, UBadge].map((it) => [it, new Map()]));
const max = 500;

const svg = 'http://www.w3.org/2000/svg';
const attributeNames: Readonly<Record<string, string>> = {
  className: 'class',
  tabIndex: 'tabindex',
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
};

/**
 * Puts what components without hooks and handlers say as plain DOM into an element: thousands of cells need no React
 * behind each of them.
 */
export function renderToDom(parent: Element, node: ReactNode): void {
  if (node === null || node === undefined || typeof node === 'boolean') return;
  if (typeof node === 'string' || typeof node === 'number') return parent.append(String(node));
  if (Array.isArray(node)) {
    for (const child of node as readonly ReactNode[]) renderToDom(parent, child);
    return;
  }
  if (!isValidElement<Props>(node)) throw new Error('a cell holds something that is no element');
  const { type, props } = node;
  if (type === Fragment) return renderToDom(parent, props.children);
  if (typeof type === 'function') {
    const mark = copyOfMark(type as Component, props);
    return mark ? parent.append(mark) : renderToDom(parent, (type as Component)(props));
  }
  if (typeof type !== 'string') throw new Error('a cell is made of plain components only');
  const element =
    type === 'svg' || parent.namespaceURI === svg ? document.createElementNS(svg, type) : document.createElement(type);
  for (const [name, value] of Object.entries(props)) if (name !== 'children') setProperty(element, name, value);
  renderToDom(element, props.children);
  parent.append(element);
}

function copyOfMark(component: Component, props: Props): Node | undefined {
  const known = marks.get(component);
  if (!known || Object.values(props).some((it) => typeof it === 'object' && it !== null)) return undefined;
  const words = JSON.stringify(props);
  const mark = known.get(words) ?? renderMark(component, props);
  if (known.size >= max) known.clear();
  if (mark) known.set(words, mark);
  return mark?.cloneNode(true);
}

function renderMark(component: Component, props: Props): Element | null {
  const host = document.createElement('div');
  renderToDom(host, component(props));
  return host.firstElementChild;
}

function setProperty(element: HTMLElement | SVGElement, name: string, value: unknown): void {
  if (value === undefined || value === null) return;
  if (typeof value === 'function') throw new Error(`a cell cannot listen: ${name}`);
  if (name === 'style') Object.assign(element.style, value);
  else if (typeof value !== 'boolean' || /^(aria|data)-/.test(name))
    element.setAttribute(attributeNames[name] ?? name, String(value));
  else if (value) element.setAttribute(name, '');
}
