import { Box, Button, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useConfig } from '#src/config/ConfigContext.tsx';
import { useAccountWords } from '#src/app/words/useAccountWords.ts';
import { CopyButton } from '#src/ui/CopyButton.tsx';
import { useHoldTab } from '#src/ui/page/useHoldTab.ts';

interface RecoveryCodesProps {
  /** Whose they are. */
  readonly username: string;
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** The codes for when the app is lost, shown this once: one leaves by saying that they are kept. */
export const RecoveryCodes = ({ username, codes, onKept }: RecoveryCodesProps) => {
  const words = useAccountWords();
  const { brand } = useConfig();
  const heading = useRef<HTMLHeadingElement>(null);
  useHoldTab(true);
  // The field that had the focus is gone: what is read out next is this.
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join('\n');
  // Among other files it says what it opens, and for whom.
  const file = `${brand}\n${words('secondFactor.codes_file', { username, address: window.location.origin })}\n\n${text}\n`;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography ref={heading} component="h2" variant="h3" tabIndex={-1} sx={{ outline: 'none' }}>
        {words('secondFactor.codes')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{words('secondFactor.codes_text')}</Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 1.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(148px, 1fr))',
          gap: 0.75,
          fontFamily: 'monospace',
          fontSize: '0.8125rem',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <CopyButton
          text={text}
          label={words('secondFactor.copyCodes')}
          done={words('secondFactor.copied')}
          variant="outlined"
        />
        <Button
          size="small"
          variant="outlined"
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download={`${brand}-recovery-codes.txt`}
        >
          {words('secondFactor.saveCodes')}
        </Button>
      </Box>
      <Button variant="contained" onClick={onKept} sx={{ mt: 1, minHeight: 40, justifySelf: 'start' }}>
        {words('secondFactor.kept')}
      </Button>
    </Box>
  );
};
