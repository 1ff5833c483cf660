import type { FilterProperty } from '../model/FilterProperty.ts';

export interface TestValueProps {
  readonly property: FilterProperty | undefined;
  readonly operator: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** The resource of whoever is signed in. */
  readonly viewer?: string | undefined;
}
