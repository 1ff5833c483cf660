import { sql } from 'kysely';
import type { GraphQLResolveInfo } from 'graphql';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { entityOf } from '#server/graphql/Entity.ts';
import { sessionOf, type WriteSession } from '#server/graphql/WriteSession.ts';
import type { FieldResolvers } from '#server/graphql/noun/defineNoun.ts';
import { readOne, readSome } from '#server/graphql/read/readResolvers.ts';
import { whyNotMake } from './documentPolicy.ts';
import { ownValuesOfOthers } from '#server/errors/runRefusals.ts';
import type { ImpressionContext } from './impressionContexts.ts';
import { type Impression, type ImpressionBlock, recordOf, sourcesOf } from './impressions.ts';
import { ownValuesWithin } from './ownValuesWithin.ts';
import { type MadeDocuments, madeDocuments } from './madeDocuments.ts';
import { holderKey, storedOwnValues, visibleOwnValues } from './ownValues.ts';
import { type OpenRun, readRun } from './readRun.ts';
import type { Run } from './openRun.ts';
import { runKinds } from './runKindPolicy.ts';

/** A run as an operation answers it: worked out only as far as it is asked for. */
export class RunAnswer {
  readonly key: string;
  readonly runType: string;
  readonly runParams: unknown;
  readonly centreEventId: string;
  readonly dateCreated: string;
  readonly dateModified: string;
  private opened: Promise<OpenRun> | null = null;

  constructor(
    private readonly session: WriteSession,
    readonly run: Run,
    /** The document that alone is wanted: to read and fill those of thousands takes long. */
    private readonly impression?: string | null,
  ) {
    this.key = run.key;
    this.runType = run.run_type;
    this.runParams = run.params;
    this.centreEventId = run.centre_event_id;
    this.dateCreated = run.date_created;
    this.dateModified = run.date_modified;
  }

  open(): Promise<OpenRun> {
    return (this.opened ??= this.read());
  }

  private async read(): Promise<OpenRun> {
    const wanted = this.impression ?? null;
    if (wanted === null) return readRun(this.session, this.run);
    const open = await readRun(this.session, this.run, { keys: [wanted] });
    return { ...open, impressions: open.impressions.filter(({ key }) => key === wanted) };
  }
}

/** M2: a run is everybody's, and what is beyond the viewer says so before anything is typed over it. */
function closedBeyond(impression: Impression, isWithin: (record: string) => boolean): Impression {
  const { contexts, blocks } = impression;
  const takesOwn = ({ takesOwnValue, mergeContext: kind, mergeContextId: id }: ImpressionBlock) =>
    takesOwnValue && kind !== null && id !== null && isWithin(holderKey({ kind, id }));
  return {
    ...impression,
    contexts: contexts.map((each) => (isWithin(recordOf(each)) ? each : closed(each))),
    blocks: blocks.map((block) => ({ ...block, takesOwnValue: takesOwn(block) })),
  };
}

const closed = (context: ImpressionContext): ImpressionContext => ({
  ...context,
  fields: context.fields.map((field) => ({
    ...field,
    whyNotModify: field.whyNotModify ?? ownValuesOfOthers,
  })),
});

interface AnsweredImpression extends Impression {
  readonly made: MadeDocuments;
}

const whyNot = async (answer: RunAnswer, _args: unknown, context: RequestContext) => {
  const { type, event } = await answer.open();
  return whyNotMake(sessionOf(context).viewer, type, event);
};

export const runFields: FieldResolvers = {
  DocumentRun: {
    name: async (answer: RunAnswer) => {
      const { type, event } = await answer.open();
      return `${runKinds[type].label} · ${event.name}`;
    },
    template: async (answer: RunAnswer, _args, context, info) => {
      const { template } = await answer.open();
      return template && readOne(entityOf(context.entities, 'MergeTemplate'), template.id, context, info);
    },
    modifiedFields: async (answer: RunAnswer) => {
      const { impressions } = await answer.open();
      return visibleOwnValues(storedOwnValues(answer.run.modified_fields), sourcesOf(impressions));
    },
    impressions: async (answer: RunAnswer, _args, context) => {
      const open = await answer.open();
      const session = sessionOf(context);
      const made = await madeDocuments(session, answer.run.id);
      const isWithin = ownValuesWithin(session.viewer, open);
      return open.impressions.map((impression): AnsweredImpression => ({
        ...closedBeyond(impression, isWithin),
        made,
      }));
    },
    task: (answer: RunAnswer, _args, context, info) => latestTask(answer.key, context, info),
    whyNotGenerate: whyNot,
    whyNotModify: whyNot,
  },
  DocumentImpression: {
    latest: ({ key, made }: AnsweredImpression, _args, context, info) => made.latest(key, context, info),
    generatedCount: ({ key, made }: AnsweredImpression) => made.count(key),
  },
};

/** One's own, or of whoever works on it now. */
async function latestTask(key: string, context: RequestContext, info: GraphQLResolveInfo): Promise<unknown> {
  const entity = entityOf(context.entities, 'Task');
  const rows = (alias: string) =>
    sql`${sql.id(alias, 'id')} = (select max(latest.id) from tasks latest where latest.subject = ${key}
      and ${entity.scope('latest', sessionOf(context).viewer)})`;
  const [task] = await readSome({ entity, rows, atMost: 1 }, context, info);
  return task ?? null;
}
