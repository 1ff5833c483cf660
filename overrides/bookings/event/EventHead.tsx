import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { formatDays } from '#src/fields/date/formatDays.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { factsLine } from '#src/fields/wording/factsLine.ts';
import type { WizardEvent } from '../wizard/data/WizardEvent.ts';
import { useRecordWords } from '../words/useRecordWords.ts';
import { PageHead } from '#src/ui/page/PageHead.tsx';

/** Which event this is about, under the title of the page. */
export const EventHead = ({
  title,
  event,
  actions,
}: {
  readonly title: string;
  readonly event: WizardEvent;
  readonly actions?: ReactNode;
}) => {
  const words = useRecordWords();
  const locale = useFormatLocale();
  const place = [event.trainingCentre?.name, event.trainingCentre?.city, event.country?.name];
  const facts = [formatDays(event.dateStart, event.dateEnd, locale), factsLine(place, ', ')];
  return (
    <PageHead
      title={title}
      lead={
        <>
          <Link component={RouterLink} to={`/events/${event.id}`} color="inherit">
            <bdi>{event.name}</bdi>
          </Link>
          {[...facts, event.isPublished ? '' : words('event.unpublished')]
            .filter(Boolean)
            .map((fact) => ` · ${fact}`)}
        </>
      }
      actions={actions}
    />
  );
};
