import { configure, getConfig } from '@testing-library/react';

const before = getConfig();
const inAct = (event: () => unknown): unknown => before.eventWrapper(event);

/** The library says so to React while it waits, or acts as a user does. */
const isAsUser = (): boolean => Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT') === false;

configure({
  // A loaded machine takes longer than the library's second to render a screen; what never comes still fails the test.
  asyncUtilTimeout: 15_000,
  // A user's event is drawn as in the app. An `act` that is not awaited drops the rest of a drawing that reads a promise by
  // `use` and takes longer than React works at once: on a loaded machine a click on a link did half its work, for good.
  eventWrapper: (event: () => unknown): unknown => (isAsUser() ? event() : inAct(event)),
});
