import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isValues } from '#src/data/isValues.ts';

/** In the state of a navigation: the form was complete where it came from, one press is to be enough (K3). */
export const sendsAtOnce = 'sendsAtOnce';

const asksFor = (state: unknown): boolean => isValues(state) && state[sendsAtOnce] === true;

/** Sends the form as soon as it is here, once: a refresh of the page does not ask for it again. */
export function useSendAtOnce(send: () => void): void {
  const location = useLocation();
  const navigate = useNavigate();
  const isAsked = asksFor(location.state);
  const begin = useEffectEvent(() => {
    void navigate({ search: location.search }, { replace: true, state: null });
    send();
  });
  useEffect(() => {
    if (isAsked) begin();
  }, [isAsked]);
}
