import { camel, pascal } from '../convention/names.ts';
import type { ResourceModel } from '../model/ResourceModel.ts';

export interface EmitOptions {
  /** From a resource's folder to the runtime: '../../src'. */
  readonly runtime: string;
  /** From the folder of all resources to the TypeScript types of the schema: '../src/generated/schema.ts'. */
  readonly schemaTypes: string;
}

/** From the folder of all resources to the runtime. */
export const rootRuntime = ({ runtime }: EmitOptions): string => runtime.replace('../', '');

/** What an emitter of one resource's file works from. */
export interface ResourceEmit {
  readonly resource: ResourceModel;
  readonly options: EmitOptions;
}

/** 'event' in eventColumns, eventInputs … */
export const stem = (resource: ResourceModel): string =>
  resource.noun.charAt(0).toLowerCase() + resource.noun.slice(1);

/** 'statusValues' of Status; of a name that is spelt otherwise, its own: `_Status` beside Status is another enum. */
export const enumValuesName = (name: string): string =>
  name === pascal(name) ? `${camel(name)}Values` : `${name}_values`;
