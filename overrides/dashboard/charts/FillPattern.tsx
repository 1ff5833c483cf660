import type { ChartFill, Pattern } from './chartFills.ts';

const marks: Readonly<Record<Pattern, (ink: string) => React.ReactNode>> = {
  solid: () => null,
  stripes: (ink) => <path d="M-1 7 L7 -1 M-1 1 L1 -1 M5 7 L7 5" stroke={ink} strokeWidth={1.4} />,
  backstripes: (ink) => <path d="M-1 -1 L7 7 M5 -1 L7 1 M-1 5 L1 7" stroke={ink} strokeWidth={1.1} />,
  dots: (ink) => <circle cx={3} cy={3} r={1} fill={ink} />,
  grid: (ink) => <path d="M0 3 H6 M3 0 V6" stroke={ink} strokeWidth={0.9} />,
};

/** What a bar is filled with, by id. */
export const FillPattern = ({ id, fill }: { readonly id: string; readonly fill: ChartFill }) => (
  <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse">
    <rect width={6} height={6} fill={fill.colour} />
    {marks[fill.pattern](fill.ink)}
  </pattern>
);
