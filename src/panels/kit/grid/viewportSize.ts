/** What the grid library reads of its viewport's style to know how much room columns and rows have. */
const read = [
  'boxSizing',
  'width',
  'height',
  'borderTopWidth',
  'borderRightWidth',
  'borderBottomWidth',
  'borderLeftWidth',
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
  'marginTop',
  'marginRight',
  'marginBottom',
  'marginLeft',
] as const;
type Size = { style: Readonly<Record<string, string>>; clientHeight: unknown; scrollLeft: unknown };

/**
 * Lets grids know the size of their viewports without asking the page. The library asks after each step of a change of
 * columns, and every answer has the whole page laid out; between two frames nothing but the browser changes the size,
 * so what it told last is the answer (docs/decisions/089-the-size-of-a-viewport.md). To be called before the first grid
 * is made: observers are told in the order of their making, and this one has to know first.
 */
export function keepViewportSizes(): void {
  const computed = window.getComputedStyle.bind(window);
  const sizes = new WeakMap<Element, Size>();
  const watcher = new ResizeObserver((entries) => {
    for (const { target } of entries) Object.assign(sizes.get(target) ?? {}, measured(target, computed(target)));
  });

  window.getComputedStyle = (element, pseudo) => {
    const style = computed(element, pseudo);
    if (pseudo || !element.classList.contains('ag-grid-viewport')) return style;
    const known = sizes.get(element);
    if (known) return answering(style, known);
    // One as high as its rows grows with them within a step.
    if (element.classList.contains('ag-layout-auto-height') || !(Number.parseFloat(style.width) > 0)) return style;
    const size = measured(element, style);
    sizes.set(element, size);
    watcher.observe(element);
    remember(element, size);
    return style;
  };
}

function measured(element: Element, style: CSSStyleDeclaration): Size {
  return {
    style: Object.fromEntries(read.map((it) => [it, style[it]])),
    clientHeight: Reflect.get(Element.prototype, 'clientHeight', element),
    scrollLeft: Reflect.get(Element.prototype, 'scrollLeft', element),
  };
}

/**
 * The style of the element, but for the properties that are known. It stands before an empty style: the engine looks
 * into what a proxy stands before, and looking into a computed one has the page laid out.
 */
function answering(style: CSSStyleDeclaration, size: Size): CSSStyleDeclaration {
  return new Proxy(document.createElement('i').style, {
    get: (_, name) => {
      if (typeof name === 'string' && name in size.style) return size.style[name];
      const value: unknown = Reflect.get(style, name);
      return typeof value === 'function' ? (value.bind(style) as unknown) : value;
    },
  });
}

/** The element answers from what is known of it; who scrolls it aside is noticed before anybody else hears of it. */
function remember(element: Element, size: Size): void {
  const lookAside = () => {
    size.scrollLeft = Reflect.get(Element.prototype, 'scrollLeft', element);
  };
  element.addEventListener('scroll', lookAside, { capture: true, passive: true });
  Object.defineProperties(element, {
    clientHeight: { configurable: true, get: () => size.clientHeight },
    scrollLeft: {
      configurable: true,
      get: () => size.scrollLeft,
      set: (value: number) => {
        Reflect.set(Element.prototype, 'scrollLeft', value, element);
        lookAside();
      },
    },
  });
}
