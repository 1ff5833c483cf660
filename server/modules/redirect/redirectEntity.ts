import { redirectScope } from './redirectScope.ts';
import type { Entity } from '#server/graphql/Entity.ts';
import { redirectActions } from './actions.ts';

export const redirectEntity: Entity = {
  type: 'Redirect',
  table: 'redirects',
  scope: redirectScope,
  actions: redirectActions,
};
