import { Suspense, type ComponentType } from 'react';
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router';
import { providerSignOutPath } from '../auth/safeRedirect.ts';
import { signedInPath } from '../auth/sso/signOnWindow.ts';
import { accounts, otherNames } from '#overrides/index.ts';
import { lazyPart } from '../ui/lazyPart.ts';
import { isValidAddress } from './isValidAddress.ts';
import { DashboardLayout, DefaultLayout, type LayoutProps } from './layouts/DefaultLayout.tsx';
import type { LayoutName } from './layouts/LayoutName.ts';
import { PdfLayout } from './layouts/PdfLayout.tsx';
import { useScrollBehaviour } from './navigation/useScrollBehaviour.ts';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { RequireSession } from './RequireSession.tsx';
import { newPasswordPath } from './session/leadToNewPassword.ts';
import { resourceRoutes } from './resourceRoutes.tsx';
import { pageRoutes, type PageRoute } from './routes.tsx';
import Box from '@mui/material/Box';
import { useWords } from './words/useWords.ts';

/** The layouts a route may name. */
const layouts: Readonly<Record<LayoutName, ComponentType<LayoutProps>>> = {
  default: DefaultLayout,
  dashboard: DashboardLayout,
  'pdf-layout': PdfLayout,
};

/** Before anything is known, not even the frame: blank, so that nothing jumps; said aloud only. */
const PageLoading = () => {
  const words = useWords();
  return <Box role="status" aria-busy aria-label={words('loading')} sx={{ minHeight: '100vh' }} />;
};

const LoginPage = lazyPart(() => import('./pages/login/LoginPage.tsx'), 'LoginPage');

const CallbackPage = lazyPart(() => import('./pages/sso/CallbackPage.tsx'), 'CallbackPage');
const SignOutPage = lazyPart(() => import('./pages/sso/SignOutPage.tsx'), 'SignOutPage');
const SignedInPage = lazyPart(() => import('./pages/sso/SignedInPage.tsx'), 'SignedInPage');
const RequestResetPage = lazyPart(() => import('./pages/reset/RequestResetPage.tsx'), 'RequestResetPage');
const ChoosePasswordPage = lazyPart(
  () => import('./pages/reset/ChoosePasswordPage.tsx'),
  'ChoosePasswordPage',
);

const NewPasswordPage = lazyPart(() => import('./pages/account/NewPasswordPage.tsx'), 'NewPasswordPage');

/** An address that people know under another name leads to the one that is used, query and all. */
const OtherName = ({ from, to: place }: { readonly from: string; readonly to: string }) => {
  const { pathname, search, hash, ...location } = useLocation();
  const to = { pathname: place + pathname.slice(from.length), search, hash };
  return <Navigate replace to={to} state={location.state as unknown} />;
};

const Default = layouts.default;

/** A page whose address passes its route's check (spec §2). */
const ValidPage = ({ page: Page }: Pick<PageRoute, 'page'>) =>
  isValidAddress(useParams()) ? <Page /> : <NotFoundPage />;

/** A path in other letters is another one here, as it is to titles and redirects. */
const SignedIn = () => (
  <RequireSession>
    <Routes>
      {pageRoutes.map(({ path, layout, page }) => {
        const Layout = layouts[layout];
        return (
          <Route
            key={path}
            caseSensitive
            path={path}
            element={
              <Layout>
                <ValidPage page={page} />
              </Layout>
            }
          />
        );
      })}
      {Object.entries(otherNames).map(([from, to]) => (
        <Route key={from} caseSensitive path={`${from}/*`} element={<OtherName from={from} to={to} />} />
      ))}
      {resourceRoutes.map(({ name, element }) => (
        <Route key={name} caseSensitive path={`/${name}/*`} element={<Default>{element}</Default>} />
      ))}
      <Route
        path="*"
        element={
          <Default>
            <NotFoundPage />
          </Default>
        }
      />
    </Routes>
  </RequireSession>
);

/** The ways in and out, which stand outside what needs a session. */
const accountRoutes = (
  <>
    <Route caseSensitive path="/account/login" element={<LoginPage />} />
    <Route caseSensitive path="/account/callback" element={<CallbackPage />} />
    <Route caseSensitive path={signedInPath} element={<SignedInPage />} />
    <Route caseSensitive path={providerSignOutPath} element={<SignOutPage />} />
    <Route caseSensitive path={newPasswordPath} element={<NewPasswordPage />} />
    <Route caseSensitive path="/account/request-password-reset" element={<RequestResetPage />} />
    <Route caseSensitive path="/account/password-reset/:username/:key" element={<ChoosePasswordPage />} />
    <Route caseSensitive path="/account/:page/*" element={<NotFoundPage />} />
  </>
);

export const AppRoutes = () => {
  useScrollBehaviour();
  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        {accounts && accountRoutes}
        <Route path="*" element={<SignedIn />} />
      </Routes>
    </Suspense>
  );
};
