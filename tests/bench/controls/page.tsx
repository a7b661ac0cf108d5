import './page.css';
import { createRoot } from 'react-dom/client';
import { libraryControls } from './libraryControls.tsx';
import { ownControls } from './ownControls.tsx';
import { openers, type Subject } from './subjects.ts';

declare global {
  interface Window {
    /** Draws a subject so many times, opening what it opens; answers with its elements. */
    draw: (subject: Subject, side: 'own' | 'library', times: number) => Promise<number>;
  }
}

const place = document.getElementById('root') ?? document.body;
const root = createRoot(place);
const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
const layer = () => document.querySelector('[role="menu"], [role="listbox"]');

async function until(isThere: () => boolean): Promise<void> {
  for (let looks = 0; !isThere(); looks += 1) {
    if (looks > 300) throw new Error('what was waited for did not come');
    await frame();
  }
}

function press(key: string): void {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

async function openAndClose(): Promise<number> {
  place.querySelector('button')?.focus();
  press('ArrowDown');
  await until(() => layer()?.contains(document.activeElement) === true);
  await frame();
  const elements = layer()?.querySelectorAll('*').length ?? 0;
  press('Escape');
  await until(() => layer() === null);
  await frame();
  return elements;
}

window.draw = async (subject, side, times) => {
  const Controls = { own: ownControls, library: libraryControls }[side][subject];
  const opens = openers.some((it) => it === subject);
  let elements = 0;
  if (opens) root.render(<Controls />);
  await frame();
  for (let time = 0; time < times; time += 1) {
    if (opens) {
      elements = await openAndClose();
      continue;
    }
    root.render(<Controls />);
    await frame();
    elements = place.querySelectorAll('*').length;
    root.render(null);
    await frame();
  }
  root.render(null);
  await frame();
  return elements;
};
