import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { SessionStore } from '#src/auth/SessionStore.ts';
import type { OtherSignIn } from '#src/auth/signIn.ts';
import { defaultConfig } from '#src/config/Config.ts';
import { ConfigProvider } from '#src/config/ConfigContext.tsx';
import { SecondStep } from './SecondStep.tsx';

const user = { id: '7', username: 'ana', roles: { nodes: [] }, countries: { nodes: [] } };
const tokens = { authToken: 'a', authTokenExpiration: '99999999999', refreshToken: 'r', user };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  new SessionStore().clear();
});

/** The form over a server that gives one answer, and what came of it. */
async function renderStep(answer: object, setUp: { secret: string; uri: string } | null = null) {
  const sent: { variables: object }[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as { variables: object });
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  });
  const signIn = vi.fn<(by: OtherSignIn) => Promise<void>>().mockResolvedValue();
  await renderAdmin(
    <ConfigProvider value={defaultConfig}>
      <SecondStep needed={{ challenge: 'c', setUp }} signIn={signIn} onBack={() => undefined} />
    </ConfigProvider>,
  );
  const give = async (code: string) => {
    fireEvent.change(screen.getByLabelText('Code'), { target: { value: code } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Confirm' })));
  };
  return { sent, signIn, give };
}

it('sends what was pasted, and begins the session that was answered', async () => {
  const { sent, signIn, give } = await renderStep({
    data: { completeLogin: { ...tokens, recoveryCodes: null } },
  });
  await give(' 123 456 ');
  await vi.waitFor(() => expect(signIn).toHaveBeenCalledTimes(1));
  expect(sent[0]?.variables).toEqual({ challenge: 'c', code: ' 123 456 ' });
});

it('begins no session before the recovery codes are kept', async () => {
  const codes = ['abcd-efgh-jkmn-pqrs', 'abcd-efgh-jkmn-pqrt'];
  const setUp = { secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=ABCDEFGH' };
  // Another file of the same worker may have given the page one.
  Reflect.deleteProperty(navigator, 'clipboard');
  const { signIn, give } = await renderStep(
    { data: { completeLogin: { ...tokens, recoveryCodes: codes } } },
    setUp,
  );
  const link = screen.getByRole('link', { name: 'Open the app on this device' });
  expect(link.getAttribute('href')).toBe(setUp.uri);
  await give('123456');
  await screen.findByText('abcd-efgh-jkmn-pqrt');
  expect(document.activeElement?.textContent).toBe('Keep your recovery codes');
  expect(signIn).not.toHaveBeenCalled();
  // The file says whose they are.
  const file = screen.getByRole('link', { name: 'Save as a file' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(file)).toMatch(/Recovery codes of ana at http.+\n\nabcd-efgh-jkmn-pqrs\nabcd/);
  // Without a safe connection a browser lets nobody copy.
  expect(screen.queryByRole('button', { name: 'Copy them' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(signIn).toHaveBeenCalledTimes(1);
});

it('says at the field that a code is missing or wrong, and what else is in the way above it', async () => {
  // The error link logs what the server refuses.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const message = 'This code is not right.';
  const extensions = { code: 'SECOND_FACTOR_WRONG', validation: { 'input.code': [message] } };
  const { sent, give } = await renderStep({ errors: [{ message, extensions }] });
  await give('  ');
  expect(sent).toEqual([]);
  expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true');
  await give('000000');
  await screen.findByText(message);
  expect(screen.queryByRole('alert')).toBeNull();
  cleanup();

  const late = 'This took too long or was used before. Please start again.';
  const expired = await renderStep({
    errors: [{ message: late, extensions: { code: 'SECOND_FACTOR_EXPIRED' } }],
  });
  await expired.give('123456');
  expect((await screen.findByRole('alert')).textContent).toBe(late);
});

it('says where the clock of the device ends the session at once', async () => {
  const late = { ...tokens, authTokenExpiration: '1', recoveryCodes: null };
  const { signIn, give } = await renderStep({ data: { completeLogin: late } });
  await give('123456');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The clock of this device is fast/);
  expect(signIn).not.toHaveBeenCalled();
});

it('says nothing of a code of the app at the field of a recovery code', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const message = 'This code is not right.';
  const extensions = { code: 'SECOND_FACTOR_WRONG', validation: { 'input.code': [message] } };
  const { give } = await renderStep({ errors: [{ message, extensions }] });
  await give('000000');
  await screen.findByText(message);
  fireEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  expect(screen.getByLabelText('Recovery code').getAttribute('aria-invalid')).toBe('false');
  expect(screen.queryByText(message)).toBeNull();
});

it('takes a recovery code in a field of letters', async () => {
  await renderStep({});
  expect(screen.getByLabelText('Code').getAttribute('inputmode')).toBe('numeric');
  fireEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  expect(screen.getByLabelText('Recovery code').getAttribute('inputmode')).toBe('text');
  expect(document.activeElement).toBe(screen.getByLabelText('Recovery code'));
});
