const setting = 'LEITSTAND_TESTS';

/** What `npm run test:all` sets for the tests that it starts. */
export const thoroughSetting = { [setting]: 'all' };

/**
 * Whether the long forms run (`npm run test:all`): every screen, every plan, every kill; `npm test` takes one of each
 * kind.
 */
export const isThorough = process.env[setting] === 'all';
