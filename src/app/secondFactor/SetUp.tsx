import { Box, Link, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useAccountWords } from '#src/app/words/useAccountWords.ts';
import { CopyButton } from '#src/ui/CopyButton.tsx';

const side = 200;

/** Dark on light in any colour mode: cameras expect it so. */
const QrCode = ({ text }: { readonly text: string }) => {
  const words = useAccountWords();
  const { data: rows } = useQuery({
    queryKey: ['qr', text],
    queryFn: async () => (await import('uqr')).encode(text, { ecc: 'M', border: 3 }).data,
    gcTime: 0,
  });
  if (rows === undefined) return <Skeleton variant="rounded" width={side} height={side} />;
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={words('secondFactor.picture')}
      width={side}
      height={side}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      style={{ background: '#fff', display: 'block' }}
    >
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
};

interface SetUpProps {
  readonly setUp: { readonly secret: string; readonly uri: string };
}

/** What an authenticator app is set up with: a picture, a link where it is on this device, or a key to be typed. */
export const SetUp = ({ setUp: { secret, uri } }: SetUpProps) => {
  const words = useAccountWords();
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography>{words('secondFactor.scan')}</Typography>
      {/* Its white margin belongs to the picture, and shows as one in either colour mode. */}
      <Box
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden', justifySelf: 'start' }}
      >
        <QrCode text={uri} />
      </Box>
      {/* A telephone cannot photograph itself. */}
      <Link href={uri} sx={{ justifySelf: 'start', py: 1.25, fontSize: '0.875rem' }}>
        {words('secondFactor.open')}
      </Link>
      <Box>
        <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {words('secondFactor.key')}
        </Typography>
        <Typography component="code" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {secret.replace(/.{4}(?!$)/g, '$& ')}
        </Typography>
        <CopyButton
          text={secret}
          label={words('secondFactor.copyKey')}
          done={words('secondFactor.copied')}
          sx={{ display: 'block', ml: -1.25 }}
        />
      </Box>
      <Typography>{words('secondFactor.then')}</Typography>
    </Box>
  );
};
