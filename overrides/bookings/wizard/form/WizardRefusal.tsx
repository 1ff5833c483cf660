import { Alert, Box, Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Refusal } from '#src/data/errors/Refusal.ts';
import { wizardPaths } from '#overrides/bookings/wizardPaths.ts';
import { partOf, placeErrors } from '../parts/errorPlaces.ts';
import type { WizardEvent } from '../data/WizardEvent.ts';
import { useWizardWords } from '#overrides/bookings/words/useWizardWords.ts';
import { useWizard } from './WizardContext.ts';

interface WizardRefusalProps {
  readonly refusal: Refusal;
  /** Messages that belong to no input. */
  readonly loose: readonly string[];
  readonly onRetry: () => void;
  readonly onSendNew: () => void;
}

/** Why it was not accepted, and what can be done instead; the form stays as it is (K3). */
export const WizardRefusal = ({ refusal, loose, onRetry, onSendNew }: WizardRefusalProps) => {
  const words = useWizardWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [refusal]);
  return (
    <Alert
      ref={box}
      role="alert"
      tabIndex={-1}
      severity={refusal.code === 'IDEMPOTENCY_IN_FLIGHT' ? 'info' : 'error'}
    >
      <Body refusal={refusal} loose={loose} onRetry={onRetry} onSendNew={onSendNew} words={words} />
    </Alert>
  );
};

const Body = ({
  refusal,
  loose,
  onRetry,
  onSendNew,
  words,
}: WizardRefusalProps & { readonly words: ReturnType<typeof useWizardWords> }) => {
  const { event, target } = useWizard();
  const again = (
    <Button size="small" variant="outlined" color="inherit" onClick={onRetry}>
      {words('refused.again')}
    </Button>
  );
  switch (refusal.code) {
    case undefined:
      return (
        <Message title={words('refused.unreachable')} text={words(`refused.unreachable_text_${target}`)}>
          {again}
        </Message>
      );
    case 'BUSY':
      return (
        <Message title={refusal.message} text="">
          {again}
        </Message>
      );
    case 'IDEMPOTENCY_IN_FLIGHT':
      return <Message title={words('refused.in_flight')} text="" />;
    case 'IDEMPOTENCY_MISMATCH':
      return (
        <Message title={words('refused.mismatch')} text={words(`refused.mismatch_text_${target}`)}>
          <Button
            size="small"
            color="inherit"
            component={RouterLink}
            to={wizardPaths.viewEvent(event.id)}
            target="_blank"
          >
            {words(`refused.look_${target}`)}
          </Button>
          <Button size="small" variant="outlined" color="inherit" onClick={onSendNew}>
            {words('refused.send_new')}
          </Button>
        </Message>
      );
    default:
      return (
        <Message
          title={refusal.message || words('refused.title')}
          text={loose.filter((text) => text !== refusal.message).join(' ')}
        >
          <NextSteps refusal={refusal} />
        </Message>
      );
  }
};

const Message = ({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children?: React.ReactNode;
}) => (
  <>
    <Box sx={{ fontWeight: 600 }}>{title}</Box>
    {text !== '' && <Box>{text}</Box>}
    {children !== undefined && (
      <Box sx={{ display: 'flex', gap: 1, mt: 1, flexWrap: 'wrap' }}>{children}</Box>
    )}
  </>
);

/** Who is booked and who waits is read beside the form, which stays; limits and countries are changed on the event. */
const elsewhere = ({ id }: WizardEvent) => {
  const beside = { to: wizardPaths.viewEvent(id), target: '_blank', variant: 'outlined' } as const;
  const onEvent = { to: `/events/${id}/edit` };
  return [
    { step: 'UPGRADE_ENTRY', ...beside },
    { step: 'OPEN_BOOKING', ...beside },
    { step: 'RAISE_LIMIT', ...onEvent },
    { step: 'ALLOW_COUNTRY', ...onEvent },
    { step: 'CHOOSE_ANOTHER_EVENT', to: '/events' },
  ] as const;
};

const NextSteps = ({ refusal: { nextSteps: steps, validation } }: { readonly refusal: Refusal }) => {
  const words = useWizardWords();
  const { event, target, switchTarget, goTo } = useWizard();
  const [first] = placeErrors(validation).placed;
  return (
    <>
      {target === 'booking' && steps.includes('JOIN_WAITING_LIST') && (
        <Button size="small" variant="contained" onClick={() => switchTarget('entry', true)}>
          {words('next.JOIN_WAITING_LIST')}
        </Button>
      )}
      {target === 'entry' && steps.includes('BOOK_SEAT') && (
        <Button size="small" variant="contained" onClick={() => switchTarget('booking')}>
          {words('next.BOOK_SEAT')}
        </Button>
      )}
      {steps.includes('COMPLETE_DETAILS') && (
        <Button
          size="small"
          color="inherit"
          onClick={() => goTo((first && partOf(first.source)) ?? 'details')}
        >
          {words('next.COMPLETE_DETAILS')}
        </Button>
      )}
      {steps.includes('CHOOSE_COUNTRY') && (
        <Button size="small" color="inherit" onClick={() => goTo('person')}>
          {words('next.CHOOSE_COUNTRY')}
        </Button>
      )}
      {elsewhere(event)
        .filter(({ step }) => steps.includes(step))
        .map(({ step, ...link }) => (
          <Button key={step} size="small" color="inherit" component={RouterLink} {...link}>
            {words(`next.${step}`)}
          </Button>
        ))}
      {steps.includes('ASK_MANAGER') && <Box sx={{ alignSelf: 'center' }}>{words('next.ASK_MANAGER')}</Box>}
    </>
  );
};
