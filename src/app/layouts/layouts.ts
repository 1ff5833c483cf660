import type { ComponentType } from 'react';
import { DashboardLayout, DefaultLayout, type LayoutProps } from './DefaultLayout.tsx';
import { PdfLayout } from './PdfLayout.tsx';

/** The layouts a route may name. */
export const layouts = {
  default: DefaultLayout,
  dashboard: DashboardLayout,
  'pdf-layout': PdfLayout,
} as const satisfies Readonly<Record<string, ComponentType<LayoutProps>>>;

export type LayoutName = keyof typeof layouts;
