import { Box, Button, Typography } from '@mui/material';
import { formatDateTime } from '#src/fields/dateTime/formatDateTime.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { useAccountWords } from '#src/app/words/useAccountWords.ts';
import type { MySecondFactor } from './secondFactorOperations.ts';

export type Doing = 'setUp' | 'renew' | 'turnOff';

interface SecondFactorStateProps {
  readonly state: MySecondFactor;
  /** What was done or cancelled last: its button has the focus again. */
  readonly last: Doing | undefined;
  readonly onDo: (doing: Doing) => void;
}

/** What is on, and what can be done with it. */
export const SecondFactorState = ({ state, last, onDo }: SecondFactorStateProps) => {
  const words = useAccountWords();
  const locale = useFormatLocale();
  const begin = (doing: Doing) => ({ autoFocus: doing === last, onClick: () => onDo(doing) });
  const { since, recoveryCodesLeft, isRequired } = state;
  if (since === null)
    return (
      <>
        <Typography>{words('secondFactor.off')}</Typography>
        <Button {...begin('setUp')} variant="outlined" sx={{ justifySelf: 'start' }}>
          {words('secondFactor.setUp')}
        </Button>
      </>
    );
  const left = recoveryCodesLeft === 0 ? 'secondFactor.codesGone' : 'secondFactor.codesLeft';
  return (
    <>
      <Box>
        <Typography>{words('secondFactor.since', { when: formatDateTime(since, locale) ?? '' })}</Typography>
        <Typography sx={{ color: recoveryCodesLeft === 0 ? 'error.main' : 'text.secondary' }}>
          {words(left, { smart_count: recoveryCodesLeft })}
        </Typography>
        {isRequired && (
          <Typography sx={{ color: 'text.secondary' }}>{words('secondFactor.required')}</Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button {...begin('renew')} variant="outlined">
          {words('secondFactor.renew')}
        </Button>
        <Button {...begin('setUp')} variant="outlined">
          {words('secondFactor.setUpAnother')}
        </Button>
        {!isRequired && (
          <Button {...begin('turnOff')} color="error">
            {words('secondFactor.turnOff')}
          </Button>
        )}
      </Box>
    </>
  );
};
