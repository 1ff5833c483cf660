import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** In the state of a navigation: the form was complete where it came from, one press is to be enough (K3). */
export const sendsAtOnce = 'sendsAtOnce';

const asksFor = (state: unknown): boolean =>
  typeof state === 'object' &&
  state !== null &&
  (state as Readonly<Record<string, unknown>>)[sendsAtOnce] === true;

/** Sends the form as soon as it is here, once: a refresh of the page does not ask for it again. */
export function useSendAtOnce(send: () => void): void {
  const location = useLocation();
  const navigate = useNavigate();
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  const isAsked = asksFor(location.state);
  useEffect(() => {
    if (!isAsked) return;
    void navigate({ search: location.search }, { replace: true, state: null });
    latest.current();
  }, [isAsked]);
}
