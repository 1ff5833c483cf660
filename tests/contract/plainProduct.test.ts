// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { partsForAnybody } from '#src/app/start/partsForAnybody.ts';
import { isValid, nowInSeconds } from '#src/auth/Session.ts';
import { defaultConfig } from '#src/config/Config.ts';
import * as plain from '#src/plain/index.ts';
import * as plainWords from '#src/plain/labels.ts';
import * as own from '#overrides/index.ts';
import * as ownWords from '#overrides/labels.ts';

it('what stands in for overrides has all that they export', () => {
  expect(Object.keys(plain).sort()).toEqual(Object.keys(own).sort());
  expect(Object.keys(plainWords)).toEqual(Object.keys(ownWords));
});

it('whoever looks at another API has a session of the page, and no cookie or token leaves it', () => {
  const cookies = document.cookie;
  const { sessions, authProvider, viewer } = partsForAnybody(defaultConfig);
  expect(isValid(sessions.get(), defaultConfig.cookieVersion, nowInSeconds())).toBe(true);
  expect(document.cookie).toBe(cookies);
  expect([authProvider, viewer()]).toEqual([undefined, undefined]);
});
