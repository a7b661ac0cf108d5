// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { Icon } from '../../../ui/display/Icon.tsx';
import { Tag } from '../../../ui/display/Tag.tsx';
import { renderToDom } from './renderToDom.ts';

function drawing(node: React.ReactNode): HTMLElement {
  const cell = document.createElement('div');
  renderToDom(cell, node);
  return cell;
}

test('components without hooks become plain elements with their attributes and styles', () => {
  const cell = drawing(
    <div className="two-lines" data-tip="Kunde">
      {null}
      {false}
      <a href="/contracts/1" tabIndex={-1}>
        {26010899}
      </a>
      <Tag colour="tag-vh" meaning="Vorholung">
        VH
      </Tag>
    </div>,
  );
  expect(cell.querySelector('.two-lines')?.getAttribute('data-tip')).toBe('Kunde');
  expect(cell.querySelector('a')?.outerHTML).toBe('<a href="/contracts/1" tabindex="-1">26010899</a>');
  expect(cell.querySelector('span')?.style.color).toBe('var(--tag-vh-fg)');
  expect(cell.textContent).toBe('26010899VH');
});

test('icons are drawn as such and keep what they say', () => {
  const icon = drawing(<Icon name="mail" size={12} label="keine Fahrermail" />).firstElementChild;
  expect(icon?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  expect(icon?.firstElementChild?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  expect([icon?.getAttribute('stroke-width'), icon?.getAttribute('aria-label')]).toEqual(['2', 'keine Fahrermail']);
  expect(drawing(<Icon name="mail" />).firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});

test('a mark drawn again is a copy of its own, and another meaning makes another mark', () => {
  const [one, other] = [
    drawing(
      <Tag colour="tag-vh" meaning="Vorholung">
        VH
      </Tag>,
    ),
    drawing(
      <Tag colour="tag-vh" meaning="Vorholung">
        VH
      </Tag>,
    ),
  ];
  expect(other.innerHTML).toBe(one.innerHTML);
  expect(other.firstChild).not.toBe(one.firstChild);
  expect(
    drawing(
      <Tag colour="tag-vh" meaning="am Vortag">
        VH
      </Tag>,
    ).firstElementChild?.getAttribute('aria-label'),
  ).toBe('VH am Vortag');
});

test('a handler in a cell would never be called, so it is refused', () => {
  expect(() =>
    drawing(
      <button type="button" onClick={() => undefined}>
        Weg
      </button>,
    ),
  ).toThrow('onClick');
});
