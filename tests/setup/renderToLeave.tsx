import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Notification } from 'react-admin';
import { Link, Route, Routes } from 'react-router';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin, type RenderAdminOptions } from './renderAdmin.tsx';

/** A page that is left before the server has answered what was asked there. */
export async function renderToLeave(
  page: ReactNode,
  data: Readonly<Record<string, unknown>>,
  { path = '/', ...options }: Pick<RenderAdminOptions, 'path' | 'metas'> = {},
) {
  let answer = (): void => undefined;
  const { client, sent } = answeringClient(
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ data });
      }),
  );
  const { pathname } = await renderAdmin(
    <>
      <Link to="/elsewhere">elsewhere</Link>
      <Routes>
        <Route path={path} element={page} />
        <Route path="*" element={null} />
      </Routes>
      <Notification />
    </>,
    { client, path, ...options },
  );
  // A dialog may lie over the link, which stands for whatever else one leaves by.
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  return {
    sent,
    pathname,
    user,
    leave: () => user.click(screen.getByRole('link', { name: 'elsewhere', hidden: true })),
    answer: () => act(async () => answer()),
  };
}
