// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { SessionStore } from './SessionStore.ts';
import { sessionOf } from './testing/sessionOf.ts';
import { wasSomebodyElse } from './wasSomebodyElse.ts';

afterEach(() => new SessionStore().clear());

function open(first?: string) {
  const sessions = new SessionStore();
  if (first !== undefined) sessions.set(sessionOf({ id: first }));
  const wasOther = wasSomebodyElse(sessions);
  return {
    sessions,
    signInHere: (id: string) => {
      sessions.set(sessionOf({ id }));
      return wasOther(id);
    },
    signInElsewhere: (id: string) => {
      new SessionStore().set(sessionOf({ id }));
      sessions.hear({ hasLeft: false });
    },
  };
}

it('is so after one who signed in in another tab, whose session has ended since', () => {
  const { sessions, signInHere, signInElsewhere } = open('ana');
  signInElsewhere('bo');
  sessions.end();
  expect(signInHere('ana')).toBe(true);
  sessions.end();
  expect(signInHere('ana')).toBe(false);
});

it('is so after another one here, or where nobody was known', () => {
  const { signInHere } = open();
  expect(signInHere('ana')).toBe(true);
  expect(signInHere('bo')).toBe(true);
});

it('is not so for whoever signs in again', () => {
  const { sessions, signInHere } = open('ana');
  sessions.clear();
  expect(signInHere('ana')).toBe(false);
});
