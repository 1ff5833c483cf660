import type { ComponentType } from 'react';
import { DashboardLayout, DefaultLayout, type LayoutProps } from './DefaultLayout.tsx';
import type { LayoutName } from './LayoutName.ts';
import { PdfLayout } from './PdfLayout.tsx';

/** The layouts a route may name. */
export const layouts: Readonly<Record<LayoutName, ComponentType<LayoutProps>>> = {
  default: DefaultLayout,
  dashboard: DashboardLayout,
  'pdf-layout': PdfLayout,
};
