import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DocumentNode, ExecutionResult, GraphQLError, GraphQLSchema } from 'graphql';
import type { MercuriusContext } from 'mercurius';
import { isRecord } from '../db/isRecord.ts';
import type { RequestContext } from '../graphql/RequestContext.ts';
import type { TextAnswers, TextOperation, TextRequest } from '../graphql/text/TextAnswers.ts';
import { toGraphQLError } from './clientErrors.ts';

/** What is asked of an operation before it runs, whichever way it is answered; what throws refuses it. */
export type Guard = (
  schema: GraphQLSchema,
  document: DocumentNode,
  context: GuardContext,
  variables: Readonly<Record<string, unknown>> | undefined,
) => void;

type GuardContext = RequestContext & Pick<MercuriusContext, 'reply'>;

type FormatErrors = (
  execution: ExecutionResult & { readonly errors: readonly GraphQLError[] },
  context: { readonly reply: FastifyReply; readonly operationsCount?: number },
) => {
  readonly statusCode: number;
  readonly response: { readonly errors: readonly unknown[]; readonly data?: unknown };
};

interface Options {
  readonly texts: TextAnswers;
  readonly schema: () => GraphQLSchema;
  readonly context: (request: FastifyRequest) => Promise<RequestContext>;
  readonly guards: readonly Guard[];
  readonly formatErrors: FormatErrors;
}

interface Asked {
  readonly request: TextRequest;
  readonly operation: TextOperation;
}

/** Characters. */
const longText = 8_000;

/** Answers requests that are nothing but reads before the endpoint's engine sees them; all others it leaves alone. */
export function textReplies(app: FastifyInstance, options: Options): void {
  app.addHook('preHandler', (request, reply, done) => {
    // What is answered ends here: to wait for the client would hand what it left half read to the engine, to be read anew.
    const goOn = (isAnswered: boolean) => {
      if (!isAnswered) done();
    };
    answerAsText(request, reply, options).then(goOn, done);
  });
}

/** Whether it has. */
async function answerAsText(
  request: FastifyRequest,
  reply: FastifyReply,
  options: Options,
): Promise<boolean> {
  const asked = request.validationError === undefined ? askedOf(request.body, options.texts) : null;
  if (asked === null) return false;
  const context: GuardContext = Object.assign(await options.context(request), { reply });
  if (context.viewer === null) return false;
  const [only] = asked;
  const isBatch = Array.isArray(request.body);
  const text =
    isBatch || !only
      ? `[${(await Promise.all(asked.map((each) => textInBatch(each, asked.length, context, options)))).join(',')}]`
      : await textOf(only, { reply }, context, options);
  if (!reply.hasHeader('content-type')) reply.type('application/json; charset=utf-8');
  // A long text would be measured, joined to the headers and then encoded: three times gone through.
  reply.send(text.length > longText ? Buffer.from(text) : text);
  return true;
}

function askedOf(body: unknown, texts: TextAnswers): readonly Asked[] | null {
  const asked: Asked[] = [];
  for (const each of Array.isArray(body) ? (body as readonly unknown[]) : [body]) {
    const request = requestOf(each);
    const operation = request && texts.operationOf(request);
    if (!operation) return null;
    asked.push({ request, operation });
  }
  return asked.length > 0 ? asked : null;
}

/** What else may stand there the engine knows. */
function requestOf(body: unknown): TextRequest | null {
  if (!isRecord(body)) return null;
  const { query, variables = null, operationName = null } = body;
  if (typeof query !== 'string' || (variables !== null && !isRecord(variables))) return null;
  if (operationName !== null && typeof operationName !== 'string') return null;
  return { query, variables, operationName };
}

type FormatContext = Parameters<FormatErrors>[1];

/** What is wrong with one operation of a batch is no concern of the others. */
async function textInBatch(
  asked: Asked,
  operationsCount: number,
  context: GuardContext,
  options: Options,
): Promise<string> {
  const place: FormatContext = { reply: context.reply, operationsCount };
  try {
    return await textOf(asked, place, context, options);
  } catch (error) {
    return JSON.stringify(options.formatErrors({ errors: [toGraphQLError(error)] }, place).response);
  }
}

async function textOf(
  { request, operation }: Asked,
  place: FormatContext,
  context: GuardContext,
  { texts, schema, guards, formatErrors }: Options,
): Promise<string> {
  const { viewer } = context;
  if (viewer === null) throw new Error('Nobody is signed in.');
  for (const guard of guards) guard(schema(), operation.document, context, request.variables ?? undefined);
  const { data, answered, errors } = await texts.answer(operation, viewer, context);
  if (errors.length === 0) return `{"data":${data}}`;
  const { statusCode, response } = formatErrors({ data: answered, errors }, place);
  context.reply.code(statusCode);
  return `{"data":${data},"errors":${JSON.stringify(response.errors)}}`;
}
