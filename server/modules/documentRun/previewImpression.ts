import { validationFailed } from '#server/errors/errors.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { keepPreview } from '../documentPreview/index.ts';
import { fillImpression, todayOf } from './fillImpression.ts';
import { shownRecords } from './impressions.ts';
import { storedOwnValues } from './ownValues.ts';
import { printPaper } from './printPaper.ts';
import { readRun, visibleRun } from './readRun.ts';

interface Asked {
  readonly key: string;
  readonly impression: string;
}

/** One document as it would be made, what is missing marked and passports masked. Answers the path of the file. */
export async function previewImpression(
  session: WriteSession,
  { key, impression: asked }: Asked,
): Promise<string> {
  const { context } = session;
  const found = await visibleRun(session, key);
  const { template, impressions, event } = await readRun(session, found);
  const impression = impressions.find((each) => each.key === asked);
  if (impression === undefined)
    throw validationFailed({ impression: ['This run has no such document, or it is hidden from you.'] });
  if (template === null) throw validationFailed({ key: ['There is no template for these documents yet.'] });
  const { html } = fillImpression({
    pieces: template.pieces,
    records: shownRecords(impression.subject),
    own: storedOwnValues(found.modified_fields),
    event,
    language: template.language,
    today: todayOf(context),
    mark: true,
  });
  const { bytes } = await printPaper(context, template, { title: impression.label, bodies: [html] });
  return keepPreview(session, bytes);
}
