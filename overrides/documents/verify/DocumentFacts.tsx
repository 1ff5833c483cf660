import { Box, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { useEnumWord } from '#src/fields/enum/useEnumWord.ts';
import { formatDateTime } from '#src/fields/dateTime/formatDateTime.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { CopyButton } from '#src/ui/CopyButton.tsx';
import { Fact, type NamedFact } from '#src/ui/Panel.tsx';
import { runPath } from '../documentPaths.ts';
import { useDocumentWords } from '../documentWords.ts';
import { formatSize } from '#src/fields/number/formatSize.ts';
import type { KeptDocument } from './documentQuery.ts';

const shortHash = (hash: string): string => `${hash.slice(0, 12)}…`;

/** What a document is, whom it is about, who made it of what, and its fingerprint. */
export const DocumentFacts = ({ document }: { readonly document: KeptDocument }) => {
  const words = useDocumentWords();
  const enumWord = useEnumWord();
  const locale = useFormatLocale();
  const { runType, runKey, template, centreEvent, participant, trainer, eventBooking, author } = document;
  const { dateSent, dateMailFailed, dateFileDeleted } = document;
  const way = (to: string, label: string) => (
    <Link component={RouterLink} to={to}>
      {label}
    </Link>
  );
  const kind = runType === null ? words('made.free') : enumWord('DocumentRunType', runType);
  const moment = (when: string) => formatDateTime(when, locale);
  const facts: readonly (NamedFact | null)[] = [
    [words('made.kind'), runKey === null ? kind : way(runPath(runKey), kind)],
    centreEvent && [words('fact.event'), way(`/events/${centreEvent.id}`, centreEvent.name)],
    participant && [words('fact.participant'), way(`/participants/${participant.id}`, participant.fullName)],
    eventBooking && [words('fact.booking'), way(`/bookings/${eventBooking.id}`, words('fact.open_booking'))],
    trainer && [words('fact.trainer'), way(`/trainers/${trainer.id}`, trainer.fullName)],
    [
      words('fact.template'),
      template === null
        ? words('made.free')
        : way(`/templates/${template.id}`, words('fact.version', { ...template })),
    ],
    [
      words('fact.made'),
      words('fact.made_by', {
        when: moment(document.dateCreated),
        name: author?.fullName ?? words('fact.nobody'),
      }),
    ],
    dateSent === null ? null : [words('fact.sent'), moment(dateSent)],
    dateMailFailed === null ? null : [words('fact.mail_failed'), moment(dateMailFailed)],
    dateFileDeleted === null ? null : [words('fact.file_deleted'), moment(dateFileDeleted)],
    [
      words('fact.file'),
      words('fact.file_text', {
        name: document.fileName,
        size: formatSize(document.fileSize, locale),
        smart_count: document.pages,
      }),
    ],
  ];
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      {facts.map(
        (fact) =>
          fact && (
            <Fact key={fact[0]} name={fact[0]}>
              {fact[1]}
            </Fact>
          ),
      )}
      <Fact name={words('fact.hash')}>
        <Box component="code" title={document.fileHash} sx={{ fontSize: 13 }}>
          {shortHash(document.fileHash)}
        </Box>{' '}
        <CopyButton
          text={document.fileHash}
          label={words('fact.copy')}
          done={words('fact.copied')}
          name={words('fact.copy_hash')}
        />
      </Fact>
    </Box>
  );
};
