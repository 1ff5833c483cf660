import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { SessionStore } from '#src/auth/SessionStore.ts';
import { SecondFactorNeeded, signIn } from '#src/auth/signIn.ts';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { LoginForm } from './LoginForm.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
});
let observer: MutationObserver | undefined;
afterEach(() => {
  vi.useRealTimers();
  // The document is that of the files after this one, too.
  observer?.disconnect();
});

async function tryOnce(seconds = 3) {
  const limited = { message: 'Too many', extensions: { code: 'RATE_LIMITED', seconds } };
  const signIn = vi.fn().mockRejectedValue({ graphQLErrors: [limited] });
  await renderAdmin(<LoginForm signIn={signIn} onSecondFactor={() => undefined} />);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'anna' } });
  fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: 'wrong' } });
  const button = screen.getByRole('button', { name: 'Sign in' });
  const seen: string[] = [];
  observer = new MutationObserver(() => {
    const alert = screen.queryByRole('alert');
    if (alert) seen.push(alert.textContent);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  await act(async () => fireEvent.click(button));
  return { button, seen };
}
it('an answer without a user says so, and not that the password is wrong (spec §5)', async () => {
  const { client } = answeringClient(() => ({ data: { login: { authToken: 'a', user: null } } }));
  const place = { client, sessions: new SessionStore(), cookieVersion: 1, now: () => 0 };
  await renderAdmin(
    <LoginForm
      onSecondFactor={() => undefined}
      signIn={async (credentials) => {
        await signIn(place, credentials);
      }}
    />,
  );
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'anna' } });
  fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: 'right' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Sign in' })));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/^The server answered without a user/);
});

const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));
const sentence = (seconds: number) =>
  `Too many tries. Try again in ${seconds} second${seconds === 1 ? '' : 's'}.`;
const readOut = () => {
  const alert = screen.getByRole('alert').cloneNode(true) as HTMLElement;
  for (const hidden of alert.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return alert.textContent;
};
const inSight = () => screen.getByRole('alert').querySelector('span[aria-hidden="true"]')?.textContent;

it('counts down to the next try in sight, and reads out only the beginning and the end', async () => {
  const { button } = await tryOnce();
  expect([readOut(), inSight()]).toEqual([sentence(3), sentence(3)]);
  expect(button).toHaveProperty('disabled', true);
  await pass(2000);
  expect([readOut(), inSight()]).toEqual([sentence(3), sentence(1)]);
  await pass(1000);
  expect(readOut()).toBe('You can try again now.');
  expect(button).toHaveProperty('disabled', false);
});

it('says a long wait in minutes', async () => {
  await tryOnce(894);
  expect(inSight()).toBe('Too many tries. Try again in 15 minutes.');
  await pass(780_000);
  expect(inSight()).toBe(sentence(114));
});

it('says at no moment before that one can try again, and stops counting when one can', async () => {
  const { seen } = await tryOnce();
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter((text) => text.includes('now'))).toEqual([]);
  expect(vi.getTimerCount()).toBe(1);
  await pass(3000);
  expect(vi.getTimerCount()).toBe(0);
});

it('leads on where the password was right and a code is needed, and calls nothing wrong', async () => {
  const needed = { challenge: 'c', setUp: null };
  const onSecondFactor = vi.fn();
  const signIn = vi.fn().mockRejectedValue(new SecondFactorNeeded(needed));
  await renderAdmin(<LoginForm signIn={signIn} onSecondFactor={onSecondFactor} />);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'anna' } });
  fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: 'right' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Sign in' })));
  expect(onSecondFactor.mock.calls).toEqual([[needed]]);
  expect(screen.queryByRole('alert')).toBeNull();
});
