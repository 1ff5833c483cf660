import { sql } from 'kysely';
import { isRecord } from '#server/db/isRecord.ts';
import { isId } from '#server/db/rows.ts';
import { fillTemplate } from '#server/documents/merge/fillTemplate.ts';
import { type Piece, readTemplate } from '#server/documents/merge/readTemplate.ts';
import { readRecords } from '#server/documents/merge/readRecords.ts';
import { selectionsOf, selectionsOfPaths } from '#server/documents/merge/selections.ts';
import { notFound } from '#server/errors/errors.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { layoutOf, mergeWorld, zoneIn, zonePaths } from '#server/modules/mergeTemplate/index.ts';
import { templateScope } from '#server/modules/mergeTemplate/templateScope.ts';
import type { FoundDocument } from '../documentsByGuid.ts';
import { daysOf, daysSaid, type EventDays } from '../eventDays.ts';
import { printedIn } from '../printed.ts';

/** The mail that would take a document to its person. */
export interface DocumentMail {
  readonly document: FoundDocument;
  readonly label: string;
  readonly email: string | null;
  readonly html: string;
  /** The days of its event that the covering text says. */
  readonly eventDays: EventDays | null;
  readonly whyNot: string | null;
}

interface Covering {
  readonly pieces: readonly Piece[];
  readonly language: string;
}

/** @throws notFound where the viewer may not see the template */
export async function readCovering({ context, viewer }: WriteSession, templateId: string): Promise<Covering> {
  const found = isId(templateId)
    ? await context.reads.value<{ readonly html: string | null; readonly options: unknown }>(
        sql`select json_build_object('html', t.html, 'options', t.options)::text from merge_templates t
            where t.id = ${templateId}::bigint and ${templateScope('t', viewer)}`,
      )
    : null;
  if (found === null) throw notFound('MergeTemplate', templateId);
  return { pieces: readTemplate(found.html ?? ''), language: layoutOf(found.options).language };
}

/** What tells where a mail goes and which day it is there. */
const addressing = ['PARTICIPANT', 'TRAINER', 'CENTRE_EVENT'];
const needed = [
  'participant.fullName',
  'participant.email',
  'trainer.fullName',
  'trainer.email',
  'centreEvent.dateStart',
  'centreEvent.dateEnd',
];

/** With the covering text filled for its person, as the viewer may see them. */
export async function documentMail(
  session: WriteSession,
  covering: Covering,
  document: FoundDocument,
  again: boolean,
): Promise<DocumentMail> {
  const sources = document.records.map(({ context: kind, id }) => ({ kind, id }));
  const [records, known] = await Promise.all([
    readRecords(mergeWorld, selectionsOf(mergeWorld, covering.pieces), sources, session),
    readRecords(
      mergeWorld,
      selectionsOfPaths(mergeWorld, [...needed, ...zonePaths]),
      sources.filter(({ kind }) => addressing.includes(kind)),
      session,
    ),
  ]);
  const filled = fillTemplate(mergeWorld, covering.pieces, records, {
    language: covering.language,
    timeZone: zoneIn(known),
    now: session.context.now(),
    mark: false,
  });
  const person = known[document.participantId === null ? 'trainer' : 'participant'];
  const { fullName, email } = isRecord(person) ? person : {};
  const address = typeof email === 'string' && email !== '' ? email : null;
  const required = filled.missing.filter(({ isRequired }) => isRequired);
  return {
    document,
    label: typeof fullName === 'string' ? fullName : document.title,
    email: address,
    html: filled.html,
    eventDays: daysSaid(eventOf(document, known), printedIn(filled)),
    whyNot: whyNotSend({
      document,
      address,
      missing: required.map(({ label }) => label),
      again,
      isFound: person !== undefined && person !== null,
    }),
  };
}

function eventOf({ records }: FoundDocument, { centreEvent }: Readonly<Record<string, unknown>>) {
  const id = records.find(({ context }) => context === 'CENTRE_EVENT')?.id ?? '';
  return { id, days: isRecord(centreEvent) ? daysOf(centreEvent.dateStart, centreEvent.dateEnd) : null };
}

interface Facts {
  readonly document: FoundDocument;
  readonly address: string | null;
  readonly missing: readonly string[];
  readonly again: boolean;
  readonly isFound: boolean;
}

function whyNotSend({ document, address, missing, again, isFound }: Facts): string | null {
  if (document.participantId === null && document.trainerId === null)
    return 'This document is for nobody in particular.';
  if (!isFound) return 'The person it is for is hidden from you.';
  if (address === null) return 'This person has no e-mail address, or none that you may see.';
  if (missing.length > 0) return `The covering text lacks something: ${missing.join(', ')}.`;
  // On which day only who reads it can say, by `dateSent` in their own zone; the rows of a task know none.
  if (document.dateSent !== null && !again) return 'It was mailed already.';
  return null;
}
