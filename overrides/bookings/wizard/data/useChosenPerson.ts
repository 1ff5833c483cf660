import { useLocation } from 'react-router';
import { isValues } from '#src/data/isValues.ts';
import type { Person } from './Person.ts';

const isPerson = (value: unknown): value is Person =>
  isValues(value) && typeof value.id === 'string' && typeof value.fullName === 'string';

/** Who came along with the navigation: `navigate(path, { state: { chosen: person } })`. */
export function useChosenPerson(): Person | undefined {
  const state: unknown = useLocation().state;
  const chosen = isValues(state) ? state.chosen : undefined;
  return isPerson(chosen) ? chosen : undefined;
}
