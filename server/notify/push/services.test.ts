import { expect, test } from 'vitest';
import { isAllowed, isService, usualServices } from './services.ts';

test.for([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['https://web.push.apple.com/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://l:geheim@fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com.anderswo.example/abc', false],
  ['https://anderspush.services.mozilla.com.example/abc', false],
  ['https://push.services.mozilla.com@127.0.0.1/abc', false],
  ['https://127.0.0.1/abc', false],
  ['http://169.254.169.254/latest/meta-data', false],
  ['https://localhost/abc', false],
  ['file:///etc/passwd', false],
  ['unsinn', false],
] as const)('%s may be sent to: %s', ([endpoint, expected]) => {
  expect(isAllowed(endpoint, usualServices)).toBe(expected);
});

test('a service of the company is a host, or an origin with its port, and nothing else', () => {
  expect(isAllowed('http://127.0.0.1:8090/abc', ['http://127.0.0.1:8090'])).toBe(true);
  expect(isAllowed('http://127.0.0.1:8091/abc', ['http://127.0.0.1:8090'])).toBe(false);
  expect(['push.firma.example', '*.firma.example', 'https://push.firma.example:8443'].map(isService)).toEqual([
    true,
    true,
    true,
  ]);
  expect(
    ['*', 'firma', 'push.firma.example/pfad', 'ftp://firma.example', 'https://firma.example/'].map(isService),
  ).toEqual([false, false, false, false, false]);
});
