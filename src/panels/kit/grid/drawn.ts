import { Fragment, isValidElement, type ReactNode } from 'react';

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

const svg = 'http://www.w3.org/2000/svg';
const attributeNames: Readonly<Record<string, string>> = { className: 'class', tabIndex: 'tabindex', strokeWidth: 'stroke-width', strokeLinecap: 'stroke-linecap', strokeLinejoin: 'stroke-linejoin' };

/** Puts what components without hooks and handlers say as plain DOM into an element: thousands of cells need no React behind each of them. */
export function drawInto(parent: Element, node: ReactNode): void {
  if (node === null || node === undefined || typeof node === 'boolean') return;
  if (typeof node === 'string' || typeof node === 'number') return parent.append(String(node));
  if (Array.isArray(node)) {
    for (const child of node as readonly ReactNode[]) drawInto(parent, child);
    return;
  }
  if (!isValidElement<Props>(node)) throw new Error('a cell holds something that is no element');
  const { type, props } = node;
  if (type === Fragment) return drawInto(parent, props.children);
  if (typeof type === 'function') return drawInto(parent, (type as (props: Props) => ReactNode)(props));
  if (typeof type !== 'string') throw new Error('a cell is made of plain components only');
  const element = type === 'svg' || parent.namespaceURI === svg ? document.createElementNS(svg, type) : document.createElement(type);
  for (const [name, value] of Object.entries(props)) if (name !== 'children') setProperty(element, name, value);
  drawInto(element, props.children);
  parent.append(element);
}

function setProperty(element: HTMLElement | SVGElement, name: string, value: unknown): void {
  if (value === undefined || value === null) return;
  if (typeof value === 'function') throw new Error(`a cell cannot listen: ${name}`);
  if (name === 'style') Object.assign(element.style, value);
  else if (typeof value !== 'boolean' || /^(aria|data)-/.test(name)) element.setAttribute(attributeNames[name] ?? name, String(value));
  else if (value) element.setAttribute(name, '');
}
