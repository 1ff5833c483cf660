import { Suspense, useMemo, type ComponentType, type ReactNode } from 'react';
import {
  ResourceContextProvider,
  type RaRecord,
  type ResourceDefinition,
  type ResourceProps,
} from 'react-admin';
import { Outlet, Route, Routes, useLocation, useParams } from 'react-router';
import { ErrorScreen } from '../ui/ErrorScreen.tsx';
import { BesideListContext } from './BesideList.ts';
import { AfterImportContext } from './import/AfterImportContext.ts';
import { BulkButtonsContext } from './list/selection/BulkButtonsContext.ts';
import type { ResourceScreens } from './Overrides.ts';
import { lazyPage } from './lazyPage.ts';
import { readablePath } from './readablePath.ts';
import { ScreenSkeleton } from './record/ScreenSkeleton.tsx';

interface ResourceRoutesProps extends ResourceScreens {
  readonly name: string;
  /** What a list shows of a record beside it, where its own pages cannot stand there. */
  readonly beside?: ResourceScreens | undefined;
  /** What its list offers for ticked rows besides what every list does. */
  readonly bulkButtons?: ComponentType | undefined;
  /** What is told of a file once its rows are written. */
  readonly afterImport?: ComponentType | undefined;
  readonly recordRepresentation?: (record: RaRecord) => string;
  readonly options?: ResourceProps['options'];
  /** Whether the address of a record makes sense; where not, there is no such page (spec §2). */
  readonly isValid?: (params: Readonly<Record<string, string | undefined>>) => boolean;
  /** Shown at paths that the resource does not have. */
  readonly notFound?: ReactNode;
}

const ImportPage = lazyPage(() => import('./import/ImportPage.tsx'), 'ImportPage');

const part = (Part: ComponentType | undefined): ReactNode =>
  Part && (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  );

const PathNotFound = () => {
  const { pathname } = useLocation();
  return <ErrorScreen status={404} message={`Page Not Found: ${readablePath(pathname)}`} />;
};

/**
 * Stands in for react-admin's Resource, whose paths are fixed: here `/x` lists, `/x/create` creates, `/x/:id` shows and
 * `/x/:id/edit` edits (spec §2). Every other path below is not found.
 */
export const ResourceRoutes = ({
  name,
  list,
  show,
  edit,
  create,
  isValid = () => true,
  beside,
  bulkButtons: BulkButtons,
  afterImport: AfterImport,
  notFound = <PathNotFound />,
}: ResourceRoutesProps) => {
  const screen = (Screen: ComponentType | undefined, hasAside = false): ReactNode =>
    Screen === undefined ? (
      notFound
    ) : (
      <Suspense fallback={<ScreenSkeleton beside={hasAside} />}>
        <Screen />
      </Suspense>
    );
  const besideList = useMemo(() => beside ?? { show, edit }, [beside, show, edit]);
  const bulkButtons = useMemo(() => part(BulkButtons), [BulkButtons]);
  const afterImport = useMemo(() => part(AfterImport), [AfterImport]);
  return (
    <ResourceContextProvider value={name}>
      <Routes>
        <Route
          index
          element={
            <BesideListContext value={besideList}>
              <BulkButtonsContext value={bulkButtons}>{screen(list)}</BulkButtonsContext>
            </BesideListContext>
          }
        />
        <Route caseSensitive path="create" element={screen(create)} />
        <Route caseSensitive path="import" element={screen(create && ImportPage)} />
        <Route
          caseSensitive
          path="import/:importKey"
          element={
            <AfterImportContext value={afterImport}>{screen(create && ImportPage)}</AfterImportContext>
          }
        />
        <Route element={<Valid isValid={isValid} otherwise={notFound} />}>
          <Route caseSensitive path=":id" element={screen(show, true)} />
          <Route caseSensitive path=":id/edit" element={screen(edit)} />
        </Route>
        <Route path="*" element={notFound} />
      </Routes>
    </ResourceContextProvider>
  );
};

const Valid = ({
  isValid,
  otherwise,
}: Required<Pick<ResourceRoutesProps, 'isValid'>> & { readonly otherwise: ReactNode }) =>
  isValid(useParams()) ? <Outlet /> : otherwise;

/** react-admin finds resources among the children of Admin by this name, and registers what they answer. */
ResourceRoutes.raName = 'Resource';

ResourceRoutes.registerResource = ({
  name,
  list,
  show,
  edit,
  create,
  recordRepresentation,
  options,
}: ResourceRoutesProps): ResourceDefinition => ({
  name,
  options,
  hasList: list !== undefined,
  hasShow: show !== undefined,
  hasEdit: edit !== undefined,
  hasCreate: create !== undefined,
  recordRepresentation,
});
