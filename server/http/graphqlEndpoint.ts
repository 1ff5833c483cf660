import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  Location,
  NoSchemaIntrospectionCustomRule,
  type SelectionNode,
} from 'graphql';
import mercurius, { type IResolvers, type MercuriusContext } from 'mercurius';
import { isRecord } from '../db/isRecord.ts';
import { tooMany } from '../errors/errors.ts';
import { passwordChangeDue } from '../errors/signInErrors.ts';
import type { Operations } from '../graphql/access/Operation.ts';
import type { RequestContext } from '../graphql/RequestContext.ts';
import { scalars } from '../graphql/scalars.ts';
import type { CostTable } from '../graphql/cost/CostTable.ts';
import { operationsOf } from '../graphql/cost/fieldsIn.ts';
import { ClientGone } from '../graphql/read/ClientGone.ts';
import { BatchOutages } from './BatchOutages.ts';
import { boundedOperations } from './boundedOperations.ts';
import { checkLiterals } from './checkLiterals.ts';
import { checkVariables } from './checkVariables.ts';
import {
  type ClientError,
  clientErrors,
  mergeInputErrors,
  toGraphQLError,
  withoutSuggestions,
} from './clientErrors.ts';
import { fewStrangers } from './fewStrangers.ts';
import { keptDocuments } from './keptDocuments.ts';
import { isLeft } from './isLeft.ts';
import { largeBodies } from './largeBodies.ts';
import { namesType } from './namesType.ts';
import { queryLimits } from './queryLimits.ts';
import { comeBackSeconds } from './faultReplies.ts';
import { type Guard, textReplies } from './textReplies.ts';
import { TextAnswers } from '../graphql/text/TextAnswers.ts';
import { skipEndlessInputs } from './skipEndlessInputs.ts';
import { uploads } from './uploads.ts';

const named = 'application/graphql-response+json';

/** The media type of GraphQL's own, for whoever names it; everybody else is answered in plain JSON. */
function responseType({ headers }: FastifyRequest): string | null {
  return namesType(headers.accept, named) ? `${named}; charset=utf-8` : null;
}

function answerAs(type: string | null, reply: FastifyReply): void {
  if (type !== null) reply.type(type);
}

/** Whoever has a password that was given to them does nothing but what `allowed` names until they have their own. */
const refuseUntilPasswordChange =
  (allowed: ReadonlySet<string>) =>
  (_schema: GraphQLSchema, document: DocumentNode, { viewer }: Pick<RequestContext, 'viewer'>): void => {
    if (!viewer?.passwordChangeDue) return;
    const isAllowed = (selection: SelectionNode) =>
      selection.kind === Kind.FIELD && allowed.has(selection.name.value);
    if (!operationsOf(document).every(({ selectionSet }) => selectionSet.selections.every(isAllowed)))
      throw passwordChangeDue();
  };

interface EndpointOptions {
  readonly path: string;
  readonly schema: string;
  readonly resolvers: IResolvers;
  readonly context: (request: FastifyRequest) => Promise<RequestContext>;
  /** Those that are nothing but reads can be answered as text. */
  readonly queries: Operations;
  readonly costs: CostTable;
  /** What one request may cost. */
  readonly budget: number;
  readonly allowsIntrospection: boolean;
  /** From whoever is signed in; else nobody has anything long to send. */
  readonly takesLongTexts: boolean;
  /** Largest file in bytes; null where none are taken. */
  readonly uploadBytes: number | null;
  /** What is done here by whoever is to change a given password first; null: all of it. */
  readonly beforePasswordChange: ReadonlySet<string> | null;
}

const maxOperations = 10;
/** Characters, and tokens of the language: the longest of ours has 2,700 and 400. */
const maxQuery = 50_000;
const maxTokens = 2_000;
/** In bytes: whatever is wrong with one, the engine has told in no time. */
const shortBody = 4_096;
const limits = queryLimits({ depth: 12, aliases: 250, fields: 1_000 });

/** One GraphQL endpoint with its own schema; register it in a scope of its own. */
export async function graphqlEndpoint(app: FastifyInstance, options: EndpointOptions): Promise<void> {
  const formatErrors = errorFormatter(options.allowsIntrospection);
  if (options.uploadBytes !== null) uploads(app, options.uploadBytes);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('cache-control', 'no-store');
    answerAs(responseType(request), reply);
    done();
  });
  app.addHook('preValidation', ({ body }, _reply, done) => {
    dropNullExtensions(body);
    done();
  });
  const parsing = { maxTokens };
  app.addHook('preHandler', ({ body, headers }, _reply, done) => {
    checkBody(body);
    if (!(Number(headers['content-length']) <= shortBody))
      for (const operation of operationsIn(body)) fewStrangers(operation, app.graphql.schema, parsing);
    done();
  });
  const { queries, costs, context } = options;
  if (options.takesLongTexts) largeBodies(app, context);
  const guards = guardsOf(options);
  const schema = () => app.graphql.schema;
  const texts = new TextAnswers({ schema, queries, entities: costs.entities });
  textReplies(app, { texts, guards, context, formatErrors, schema });
  await app.register(mercurius, {
    schema: options.schema,
    resolvers: { ...scalarResolvers(options.schema), ...options.resolvers },
    path: options.path,
    // Compiled aside: the request that compiled would check its variables by other rules than all others.
    jit: { minCount: 2, eluThreshold: 1 },
    cache: 1_000,
    graphql: { parseOptions: parsing },
    allowBatchedQueries: true,
    validationRules: [
      checkLiterals,
      ...(options.allowsIntrospection ? [] : [NoSchemaIntrospectionCustomRule]),
    ],
    context: options.context,
    errorFormatter: formatErrors,
    errorHandler: async (error, request, reply) => {
      if (isLeft(error, reply)) return reply.hijack();
      const { statusCode, response } = formatErrors({ errors: [toGraphQLError(error)] }, { reply });
      // What throws is answered anew, without what was said of the type before.
      answerAs(responseType(request), reply);
      return reply.code(statusCode).send(response);
    },
    additionalRouteOptions: { bodyLimit: 1024 * 1024 },
  });
  app.graphql.addHook('preValidation', refuseTrees);
  const keep = keptDocuments(() => {
    app.graphql.replaceSchema(app.graphql.schema);
    texts.forget();
  });
  app.graphql.addHook('preValidation', async (_schema, document) => {
    limits(document);
    keep(document);
  });
  for (const guard of guards) app.graphql.addHook('preExecution', guard);
  app.graphql.addHook('preExecution', skipEndlessInputs());
  app.graphql.addHook('preExecution', async (_schema, document) => texts.learn(document));
}

function guardsOf({ costs, budget, beforePasswordChange }: EndpointOptions): readonly Guard[] {
  const bounds = [boundedOperations(costs, budget), checkVariables()];
  return beforePasswordChange === null
    ? bounds
    : [...bounds, refuseUntilPasswordChange(beforePasswordChange)];
}

function scalarResolvers(schema: string): IResolvers {
  return Object.fromEntries(
    Object.entries(scalars).filter(([name]) => new RegExp(`^scalar ${name}\\b`, 'm').test(schema)),
  );
}

const operationsIn = (body: unknown): readonly unknown[] => (Array.isArray(body) ? body : [body]);

/** The specification allows null; the JSON schema of the route does not. */
function dropNullExtensions(body: unknown): void {
  for (const operation of operationsIn(body))
    if (isRecord(operation) && operation['extensions'] === null)
      Reflect.deleteProperty(operation, 'extensions');
}

/** What the JSON schema of the route cannot say in words a client understands. */
function checkBody(body: unknown): void {
  const operations = operationsIn(body);
  if (operations.length > maxOperations) throw tooMany('Operations in one request', maxOperations);
  const queries = operations.map((each) => (isRecord(each) ? each['query'] : null));
  if (queries.some((query) => typeof query === 'string' && query.length > maxQuery))
    throw tooMany('Characters of a query', maxQuery);
  if (queries.length > 0 && queries.every((query) => typeof query === 'string')) return;
  throw Object.assign(new Error('The body must be an operation with a query, or a list of those.'), {
    statusCode: 400,
  });
}

const batchOutages = new BatchOutages();

type FormatContext = Pick<MercuriusContext, 'reply'> & Partial<Pick<MercuriusContext, 'operationsCount'>>;

/** Who may not ask what there is, is not told by a misspelling either. */
const errorFormatter =
  (tellsNames: boolean) =>
  (
    execution: ExecutionResult & Required<Pick<ExecutionResult, 'errors'>>,
    { reply, operationsCount }: FormatContext,
  ) => {
    const all = execution.errors.flatMap((error) => clientErrors(error, reply.request.id));
    const errors = mergeInputErrors(tellsNames ? all : all.map(withoutSuggestions));
    for (const { internal, slow } of errors) {
      if (slow !== undefined) reply.log.warn({ field: slow }, 'A field took too long and was stopped.');
      if (internal && !(internal instanceof ClientGone))
        reply.log.error({ err: internal }, 'A resolver failed.');
    }
    // The operations of a batch are answered side by side, whatever becomes of one of them.
    const statusCode =
      operationsCount === undefined
        ? statusOf(execution, errors, reply.request)
        : batchOutages.statusOf(reply, operationsCount, isAway(execution, errors));
    const seconds = errors
      .map(({ formatted }) => formatted.extensions?.['seconds'])
      .find((each) => typeof each === 'number');
    if (isLater(statusCode)) reply.header('retry-after', String(seconds ?? comeBackSeconds));
    return {
      statusCode,
      response: {
        // An operation that never ran has no data, not even none.
        ...('data' in execution ? { data: execution.data ?? null } : {}),
        errors: errors.map(({ formatted }) => formatted),
      },
    };
  };

/** Nothing else comes back of it than that the database is away. */
const isAway = (execution: ExecutionResult, errors: readonly ClientError[]): boolean =>
  isEmpty(execution) && errors.some(({ formatted }) => formatted.extensions?.['code'] === 'UNAVAILABLE');

const isEmpty = ({ data }: ExecutionResult): boolean =>
  Object.values(data ?? {}).every((value) => value === null);

/** Nothing is wrong with what was asked, but with the moment. */
const isLater = (status: number): boolean => status === 429 || status === 503;

/** GraphQL over HTTP: what never ran is refused by status in GraphQL's own media type; in JSON the errors say it alone. */
function statusOf(
  execution: ExecutionResult,
  errors: readonly ClientError[],
  request: FastifyRequest,
): number {
  const statuses = errors.map(({ status }) => status);
  const later = statuses.find(isLater);
  if (isEmpty(execution) && !Array.isArray(request.body) && later !== undefined) return later;
  if ('data' in execution) return 200;
  const least = responseType(request) === null || Array.isArray(request.body) ? 200 : 400;
  return Math.max(least, ...statuses);
}

/**
 * A query is text of the language. The endpoint's engine also reads what is no query as JSON, for a document that is
 * sent as a tree: nobody sends one, and any other JSON breaks the rules that walk through it.
 */
async function refuseTrees(_schema: GraphQLSchema, document: DocumentNode | null): Promise<void> {
  if (document?.loc instanceof Location) return;
  throw new GraphQLError('The query is no document of GraphQL.');
}
