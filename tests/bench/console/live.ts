import { medianOf, type Figure } from '../figure.ts';
import { within } from './consoleFigure.ts';
import { atLogin, type Lab } from './lab.ts';
import { rowOf } from './rowOf.ts';

const hasRows = () => document.querySelector('[row-id^="/api/"]') !== null;

/** How long a colleague's change takes from being sent until it stands painted in somebody else's list. */
export async function measureLive(lab: Lab): Promise<Figure[]> {
  const window = await atLogin(lab, { path: '/' });
  const { page } = window;
  await window.cost({ act: () => page.keyboard.press('Enter'), until: hasRows });
  await page.getByRole('contentinfo').getByText('Verbunden').waitFor();
  const iri =
    (await page
      .locator(await rowOf(window, 1))
      .first()
      .getAttribute('row-id')) ?? '';
  const admin = await lab.admin();
  const times: number[] = [];
  for (let run = 0; run < lab.runs; run += 1) {
    await window.calm();
    const model = `Messung ${String(run)}`;
    const painted = page.evaluate(
      ({ id, text }) =>
        new Promise<number>((resolve) => {
          const look = () => {
            if (!document.querySelector(`[row-id="${id}"]`)?.textContent.includes(text)) requestAnimationFrame(look);
            else setTimeout(() => resolve(performance.timeOrigin + performance.now()));
          };
          look();
        }),
      { id: iri, text: model },
    );
    const sent = performance.timeOrigin + performance.now();
    const { status, body } = await admin.patch(iri, { carModel: model });
    if (status !== 200) throw new Error(`The change was refused: ${String(status)} ${String(body.detail)}`);
    times.push((await painted) - sent);
  }
  await window.close();
  return [within(300, { name: 'live change to painted row in another browser', unit: 'ms', ours: medianOf(times) })];
}
