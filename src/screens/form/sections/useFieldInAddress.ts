import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { sectionIn, sectionId } from '#src/screens/sectionInAddress.ts';

const typable = 'input:not([type="hidden"], :disabled), textarea, [contenteditable="true"]';

/**
 * An address may lead to a field, `/countries/12/edit?field=name`, or to a section, `?section=contact`. The input, or the
 * first of the section, has the focus when the form opens.
 */
export function useFieldInAddress(within: RefObject<HTMLElement | null>): void {
  const { search } = useLocation();
  const field = new URLSearchParams(search).get('field');
  const section = sectionIn(search);
  useEffect(() => {
    const box = within.current;
    if (box === null) return;
    if (field !== null) return goTo(inputNamed(box, field), 'center');
    const part = section === null ? null : box.querySelector(`#${CSS.escape(sectionId(section))}`);
    part?.scrollIntoView({ block: 'start' });
    part?.querySelector<HTMLElement>(typable)?.focus({ preventScroll: true });
  }, [field, section, within]);
}

const inputNamed = (box: HTMLElement, field: string) =>
  [...box.querySelectorAll<HTMLElement>('[name]')].find((one) =>
    [field, `${field}.id`].includes(one.getAttribute('name') ?? ''),
  );

// Not by the focus itself: that stops at the edge, under the bar that stays in sight.
function goTo(input: HTMLElement | undefined, block: ScrollLogicalPosition): void {
  input?.scrollIntoView({ block });
  input?.focus({ preventScroll: true });
}
