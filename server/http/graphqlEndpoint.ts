import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ExecutionResult, NoSchemaIntrospectionCustomRule } from 'graphql';
import mercurius, { type IResolvers, type MercuriusContext } from 'mercurius';
import { mercuriusUpload } from 'mercurius-upload';
import { tooMany } from '../errors/errors.ts';
import type { RequestContext } from '../graphql/RequestContext.ts';
import { scalars } from '../graphql/scalars.ts';
import type { CostTable } from '../graphql/cost/CostTable.ts';
import { boundedOperations } from './boundedOperations.ts';
import { clientErrors, mergeInputErrors, toGraphQLError } from './clientErrors.ts';
import { queryLimits } from './QueryLimits.ts';
import { refuseUntilPasswordChange } from './refuseUntilPasswordChange.ts';
import { skipEndlessInputs } from './skipEndlessInputs.ts';

export interface EndpointOptions {
  readonly path: string;
  readonly schema: string;
  readonly resolvers: IResolvers;
  readonly context: (request: FastifyRequest) => Promise<RequestContext>;
  readonly costs: CostTable;
  /** What one request may cost. */
  readonly budget: number;
  readonly allowsIntrospection: boolean;
  /** Largest file in bytes; null where none are taken. */
  readonly uploadBytes: number | null;
  /** What is done here by whoever is to change a given password first; null: all of it. */
  readonly beforePasswordChange: ReadonlySet<string> | null;
}

const maxOperations = 10;
const limits = queryLimits({ depth: 12, aliases: 250, fields: 5_000 });

/** One GraphQL endpoint with its own schema; register it in a scope of its own. */
export async function graphqlEndpoint(app: FastifyInstance, options: EndpointOptions): Promise<void> {
  if (options.uploadBytes !== null) {
    await app.register(mercuriusUpload, { maxFileSize: options.uploadBytes, maxFiles: 10 });
  }
  app.addHook('preHandler', async (request) => checkBody(request.body));
  await app.register(mercurius, {
    schema: options.schema,
    resolvers: { ...scalarResolvers(options.schema), ...options.resolvers },
    path: options.path,
    // Compiled aside: the request that compiled would check its variables by other rules than all others.
    jit: { minCount: 2, eluThreshold: 1 },
    cache: 1_000,
    allowBatchedQueries: true,
    validationRules: options.allowsIntrospection ? [limits] : [limits, NoSchemaIntrospectionCustomRule],
    context: options.context,
    errorFormatter: (execution, context) => formatErrors(execution, context),
    errorHandler: async (error, request, reply) => {
      const { statusCode, response } = formatErrors(
        { data: null, errors: [toGraphQLError(error)] },
        { reply },
      );
      return reply.code(statusCode).send(response);
    },
    additionalRouteOptions: { bodyLimit: 1024 * 1024 },
  });
  app.graphql.addHook('preExecution', boundedOperations(options.costs, options.budget));
  app.graphql.addHook('preExecution', skipEndlessInputs());
  if (options.beforePasswordChange === null) return;
  const refuse = refuseUntilPasswordChange(options.beforePasswordChange);
  app.graphql.addHook('preExecution', async (_schema, document, context) => refuse(document, context));
}

function scalarResolvers(schema: string): IResolvers {
  return Object.fromEntries(
    Object.entries(scalars).filter(([name]) => new RegExp(`^scalar ${name}$`, 'm').test(schema)),
  );
}

/** What the JSON schema of the route cannot say in words a client understands. */
function checkBody(body: unknown): void {
  const operations: readonly unknown[] = Array.isArray(body) ? body : [body];
  if (operations.length > maxOperations) throw tooMany('Operations in one request', maxOperations);
  const isOperation = (value: unknown) =>
    typeof value === 'object' && value !== null && 'query' in value && typeof value.query === 'string';
  if (operations.length > 0 && operations.every(isOperation)) return;
  throw Object.assign(new Error('The body must be an operation with a query, or a list of those.'), {
    statusCode: 400,
  });
}

type FormatContext = Pick<MercuriusContext, 'reply'> & Partial<Pick<MercuriusContext, 'operationsCount'>>;

function formatErrors(
  execution: ExecutionResult & Required<Pick<ExecutionResult, 'errors'>>,
  { reply, operationsCount }: FormatContext,
) {
  const errors = mergeInputErrors(execution.errors.flatMap((error) => clientErrors(error, reply.request.id)));
  for (const { internal } of errors) if (internal) reply.log.error({ err: internal }, 'A resolver failed.');
  // The operations of a batch are answered side by side, whatever becomes of one of them.
  const isAlone = operationsCount === undefined && !execution.data;
  const statusCode = isAlone ? Math.max(200, ...errors.map(({ status }) => status)) : 200;
  const seconds = errors.map(({ formatted }) => formatted.extensions?.['seconds']).find(Number.isInteger);
  if (statusCode === 429) reply.header('retry-after', String(seconds));
  return {
    statusCode,
    response: { data: execution.data ?? null, errors: errors.map(({ formatted }) => formatted) },
  };
}
