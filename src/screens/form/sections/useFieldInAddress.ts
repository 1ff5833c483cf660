import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** An address may lead to a field: `/countries/12/edit?field=name`. Its input has the focus when the form opens. */
export function useFieldInAddress(within: RefObject<HTMLElement | null>): void {
  const { search } = useLocation();
  const field = new URLSearchParams(search).get('field');
  useEffect(() => {
    if (field === null) return;
    const inputs = [...(within.current?.querySelectorAll<HTMLElement>('[name]') ?? [])];
    const input = inputs.find((one) => [field, `${field}.id`].includes(one.getAttribute('name') ?? ''));
    // Not by the focus itself: that stops at the edge, under the bar that stays in sight.
    input?.scrollIntoView({ block: 'center' });
    input?.focus({ preventScroll: true });
  }, [field, within]);
}
