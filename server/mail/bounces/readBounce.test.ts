import { expect, test } from 'vitest';
import { readBounce } from './readBounce.ts';

const report = ({ action = 'failed', id = '<mail.7.1@muster.example>', head = 'text/rfc822-headers' } = {}) =>
  new TextEncoder().encode(
    [
      'From: MAILER-DAEMON@mx.example',
      'To: dispo@muster.example',
      'Subject: Undelivered Mail Returned to Sender',
      'Auto-Submitted: auto-replied',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="grenze"',
      '',
      '--grenze',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'I am sorry.',
      '--grenze',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example',
      '',
      'Final-Recipient: rfc822; kundin@firma.example',
      `Action: ${action}`,
      'Status: 5.1.1',
      'Diagnostic-Code: smtp; 550 5.1.1 <kundin@firma.example>: Recipient',
      '    address rejected',
      '',
      '--grenze',
      `Content-Type: ${head}`,
      '',
      ...(id === '' ? [] : [`Message-ID: ${id}`]),
      'Subject: =?utf-8?Q?Auftragsbest=C3=A4tigung?=',
      '',
      '--grenze--',
      '',
    ].join('\r\n'),
  );

test('a report of a mail server names the mail, whom it did not reach, and why', async () => {
  const found = {
    messageId: '<mail.7.1@muster.example>',
    failed: [
      {
        recipient: 'kundin@firma.example',
        code: 550,
        response: '550 5.1.1 <kundin@firma.example>: Recipient address rejected',
      },
    ],
  };
  expect(await readBounce(report())).toEqual(found);
  expect(await readBounce(report({ head: 'message/rfc822' }))).toEqual(found);
});

test('delays, answers of people, absence notes and reports about no mail of ours are no bounces', async () => {
  expect(await readBounce(report({ action: 'delayed' }))).toBeUndefined();
  expect(await readBounce(report({ id: '' }))).toBeUndefined();
  const answer = 'From: k@firma.example\r\nIn-Reply-To: <mail.7.1@muster.example>\r\nSubject: AW\r\n\r\nJa, passt.\r\n';
  expect(await readBounce(new TextEncoder().encode(answer))).toBeUndefined();
  expect(await readBounce(new Uint8Array())).toBeUndefined();
});
