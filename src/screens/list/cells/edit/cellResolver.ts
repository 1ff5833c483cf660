import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import { ValidationError, type AnyObjectSchema } from 'yup';

/** What the form's schema says of one value: of the others a row knows only some. */
export async function problemOf(
  schema: AnyObjectSchema,
  source: string,
  values: object,
): Promise<string | undefined> {
  try {
    await schema.validateAt(source, values);
  } catch (error) {
    // Else the schema does not know the source: the server does.
    if (error instanceof ValidationError) return error.message;
  }
  return undefined;
}

export const cellResolver =
  (schema: AnyObjectSchema, source: string): Resolver =>
  async (values: FieldValues) => {
    const message = await problemOf(schema, source, values);
    const errors: FieldErrors = {};
    if (message === undefined) return { values, errors: {} };
    set(errors, source, { type: 'invalid', message });
    return { values: {}, errors };
  };
