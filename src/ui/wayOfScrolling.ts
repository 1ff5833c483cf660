/** At once for those who have asked their device for less motion. */
export const wayOfScrolling = (): ScrollBehavior =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
