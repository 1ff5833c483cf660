import CheckIcon from '@mui/icons-material/Check';
import { Box, ButtonBase, Typography } from '@mui/material';
import { stepNames, stepTitleKey, type StepName } from '../steps/wizardSteps.ts';
import { useWizardWords } from '#overrides/bookings/words/useWizardWords.ts';
import type { WizardTarget } from './WizardValues.ts';

export interface StepListProps {
  readonly target: WizardTarget;
  /** Nothing once all is done. */
  readonly current: StepName | undefined;
  readonly onGo: (step: StepName) => void;
}

/** Where one is; steps that lie behind can be gone back to. */
export const StepList = ({ target, current, onGo }: StepListProps) => {
  const words = useWizardWords();
  const index = current === undefined ? stepNames.length : stepNames.indexOf(current);
  return (
    <Box
      component="ol"
      aria-label={words('step.list')}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      }}
    >
      {stepNames.map((name, place) => {
        const isPast = place < index;
        const title = words(stepTitleKey(name, target));
        return (
          <Box component="li" key={name} aria-current={place === index ? 'step' : undefined}>
            <ButtonBase
              disabled={!isPast || current === undefined}
              onClick={() => onGo(name)}
              aria-label={title}
              sx={{
                width: '100%',
                justifyContent: 'flex-start',
                gap: 0.75,
                pt: 1,
                borderTop: 3,
                borderColor: place <= index ? 'primary.main' : 'divider',
                borderRadius: 0,
                color: place === index ? 'text.primary' : 'text.secondary',
                '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
              }}
            >
              {isPast ? (
                <CheckIcon sx={{ fontSize: 16 }} />
              ) : (
                <Box
                  component="span"
                  className="tabular"
                  sx={{ '&::before': { content: `"${place + 1}"` } }}
                />
              )}
              <Typography
                component="span"
                noWrap
                sx={{ display: { xs: 'none', md: 'block' }, fontWeight: place === index ? 600 : 400 }}
              >
                {title}
              </Typography>
            </ButtonBase>
          </Box>
        );
      })}
    </Box>
  );
};
