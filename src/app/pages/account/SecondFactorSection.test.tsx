import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notification } from 'react-admin';
import { expect, it } from 'vitest';
import { defaultConfig } from '#src/config/Config.ts';
import { ConfigProvider } from '#src/config/ConfigContext.tsx';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';

it.each([
  ['Set up', null],
  ['Set up another app', '2026-11-01T10:00:00Z'],
])('gives the focus back to %s where that is cancelled', async (name, since) => {
  const mySecondFactor = { since, recoveryCodesLeft: 8, isRequired: false };
  const { client } = answeringClient(() => ({ data: { hasPassword: true, mySecondFactor } }));
  await renderAdmin(<SecondFactorSection username="ana" />, { client });
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name }));
});

it.each([
  [
    'New recovery codes',
    'New recovery codes',
    'You have new recovery codes. Those from before are no longer good.',
  ],
  ['Turn off', 'Set up', 'Your second factor is off.'],
])('says what %s has done, and leaves the focus at %s', async (name, next, said) => {
  let since: string | null = '2026-11-01T10:00:00Z';
  const { client } = answeringClient(({ name: operation }) => {
    if (operation === 'RenewMyRecoveryCodes')
      return { data: { renewMyRecoveryCodes: ['abcd-efgh-jkmn-pqrs'] } };
    if (operation !== 'EndMySecondFactor')
      return {
        data: { hasPassword: true, mySecondFactor: { since, recoveryCodesLeft: 8, isRequired: false } },
      };
    since = null;
    return { data: { endMySecondFactor: true } };
  });
  await renderAdmin(
    <ConfigProvider value={defaultConfig}>
      <SecondFactorSection username="ana" />
      <Notification />
    </ConfigProvider>,
    { client },
  );
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.type(screen.getByLabelText(/^Current password/), 'secret');
  await userEvent.type(screen.getByLabelText('Code'), '123456{Enter}');
  if (name !== 'Turn off')
    await userEvent.click(await screen.findByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByText(said)).toBeDefined();
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: next }));
});
