import {
  type DocumentNode,
  getArgumentValues,
  getVariableValues,
  type GraphQLError,
  type GraphQLSchema,
  isNonNullType,
  locatedError,
} from 'graphql';
import { Recent } from '#server/db/Recent.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import type { Operations } from '../access/Operation.ts';
import type { EntityIndex } from '../Entity.ts';
import type { RequestContext } from '../RequestContext.ts';
import { PlainQuery, type RootRead } from './PlainQuery.ts';
import { PreparedStatements } from '#server/db/PreparedStatements.ts';
import { readText } from './readText.ts';

interface World {
  /** It is there once the endpoint is. */
  readonly schema: () => GraphQLSchema;
  readonly entities: EntityIndex;
  readonly queries: Operations;
}

/** As it came in the body of a request. */
export interface TextRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>> | null;
  readonly operationName: string | null;
}

/** An operation that can be answered as text: what stands in its document, and its variables, coerced. */
export interface TextOperation {
  readonly document: DocumentNode;
  readonly reads: readonly RootRead[];
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The members of a response: `data` as JSON text, and what went wrong. */
interface TextAnswer {
  readonly data: string;
  /** Keys of the root that have an answer; null where none of it stands. */
  readonly answered: Readonly<Record<string, unknown>> | null;
  readonly errors: readonly GraphQLError[];
}

interface Known {
  readonly document: DocumentNode;
  readonly query: PlainQuery;
}

/**
 * Answers what is nothing but reads with the JSON that Postgres has made (ADR 22). Whatever else is asked, or is not
 * right, is left to the engine of the endpoint, which has seen and validated each document before it comes here.
 */
export class TextAnswers {
  private readonly known = new Recent<string, Known>(1_000);
  private readonly statements = new PreparedStatements();

  constructor(private readonly world: World) {}

  /** A document that was found to be valid. */
  learn(document: DocumentNode): void {
    const source = document.loc?.source.body;
    if (source === undefined || this.known.get(source)) return;
    const query = PlainQuery.of({ ...this.world, schema: this.world.schema() }, document);
    if (query) this.known.set(source, { document, query });
  }

  /** The engine has forgotten its documents. */
  forget(): void {
    this.known.clear();
  }

  /** Null where it is the engine's to answer, or to refuse. */
  operationOf({ query: source, variables, operationName }: TextRequest): TextOperation | null {
    const known = this.known.get(source);
    if (!known) return null;
    const { operation } = known.query;
    if (operationName !== null && operationName !== operation.name?.value) return null;
    const { coerced } = getVariableValues(
      this.world.schema(),
      operation.variableDefinitions ?? [],
      { ...variables },
      { maxErrors: 1 },
    );
    const reads = coerced && known.query.reads(coerced);
    return reads ? { document: known.document, reads, variables: coerced } : null;
  }

  async answer(
    { reads, variables }: TextOperation,
    viewer: Viewer,
    context: RequestContext,
  ): Promise<TextAnswer> {
    const errors: GraphQLError[] = [];
    const schema = this.world.schema();
    const texts = await Promise.all(
      reads.map(async (root) => {
        try {
          const [node] = root.nodes;
          const args = node ? getArgumentValues(root.field, node, { ...variables }) : {};
          return await readText({ root, args, schema, viewer, context, statements: this.statements });
        } catch (error) {
          errors.push(locatedError(error, root.nodes, [root.key]));
          return null;
        }
      }),
    );
    const isNothing = reads.some(({ field }, index) => texts[index] === null && isNonNullType(field.type));
    if (isNothing) return { data: 'null', answered: null, errors };
    return {
      data: `{${reads.map(({ key }, index) => `"${key}":${texts[index] ?? 'null'}`).join(',')}}`,
      answered: Object.fromEntries(reads.map(({ key }, index) => [key, texts[index]])),
      errors,
    };
  }
}
