import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import type { WizardEvent } from '../wizard/data/WizardEvent.ts';
import { useRecordWords } from '../words/useRecordWords.ts';
import { PageHead } from '#src/ui/page/PageHead.tsx';

/** '12 Mar 2027 – 13 Mar 2027', once where it is one day. */
export function datesOf(
  { dateStart, dateEnd }: Pick<WizardEvent, 'dateStart' | 'dateEnd'>,
  locale: string,
): string {
  const days = [dateStart, dateEnd]
    .map((date) => formatDate(date, locale))
    .filter((date) => date !== undefined);
  return [...new Set(days)].join(' – ');
}

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
  const facts = [datesOf(event, locale), place.filter(Boolean).join(', ')];
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
