import { startMailServer } from '../harness/mailServer.ts';
import { givenBy } from './harness/given.ts';
import { expect, signedIn, test } from './harness/story.ts';
import { startSystem } from './harness/system.ts';
import { shows } from '../specification/shows.ts';

shows('D1 §2 contracts order tab Kommunikation');

test('the logs of an order are asked for when they are seen, and a mail that failed says why and goes out again from there', async ({
  browser,
}) => {
  const mailServer = await startMailServer();
  mailServer.refuse = () => ({ code: 550, text: '5.1.1 User unknown' });
  const system = await startSystem({ demoOrders: 100, environment: { SMTP_URL: mailServer.url } });
  const page = await (await browser.newContext({ baseURL: system.address })).newPage();
  try {
    const given = givenBy(await system.as('admin'), { next: 0 });
    const order = await given.order({
      contractClientAddress: (await given.customer({ email: 'kundin@firma.example' }))['@id'],
    });
    await given.changed(order, { auftragbestaetigt: '1', sendConfirmationEmail: true });
    const asked: string[] = [];
    page.on('request', (it) => asked.push(decodeURIComponent(it.url())));
    const console = await signedIn(page, { username: 'dispo', password: 'leitstand' }, `/contracts/${order.id}`);
    const editor = console.order(order);
    await expect(editor.field('pickupLocation.ort')).toHaveValue('Köln');
    const logs = () => asked.filter((it) => /\/logs\b|mail_logs\?.*entities|notifications\?.*data=/.test(it));
    expect(logs()).toEqual([]);

    await editor.root.getByRole('tab', { name: 'Kommunikation' }).click();
    const line = page
      .getByRole('region', { name: 'Mail Verkehr' })
      .getByRole('row')
      .filter({ hasText: 'kundin@firma.example' });
    await expect(line).toContainText('Das Postfach gibt es nicht (550 5.1.1 User unknown).');
    expect(logs().some((it) => it.includes(`"entityId":${String(order.id)}`))).toBe(true);

    mailServer.refuse = () => undefined;
    await line.getByRole('button', { name: 'Erneut senden' }).click();
    await expect(console.message('E-Mail wird erneut gesendet')).toBeVisible();
    await expect(line).toContainText('Versendet');
    await expect(line.getByRole('button', { name: 'Erneut senden' })).toHaveCount(0);
    expect(mailServer.received.filter((it) => it.envelope.includes('kundin@firma.example'))).toHaveLength(1);
  } finally {
    await system.end();
    await mailServer.stop();
  }
});
