import { useTheme } from '@mui/material/styles';

/** Rows of seats turning to the front, some of them taken: what the product is about. */
export const BrandMark = ({ size = 28 }: { readonly size?: number }) => {
  const { primary, named } = useTheme().palette;
  const seat = primary.contrastText;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 28 28"
      aria-hidden="true"
      focusable="false"
      style={{ flexShrink: 0 }}
    >
      <rect width="28" height="28" rx="7" fill={primary.main} />
      <path
        d="M6 19.5a8.4 8.4 0 0 1 16 0"
        fill="none"
        stroke={seat}
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path
        d="M10 20.6a4.3 4.3 0 0 1 8 0"
        fill="none"
        stroke={seat}
        strokeOpacity="0.65"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <circle cx="14" cy="8" r="1.9" fill={named.starship[primary.contrastText === '#FFFFFF' ? 200 : 300]} />
    </svg>
  );
};
