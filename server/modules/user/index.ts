export { userEntity } from './userEntity.ts';
export { userService } from './service.ts';
export { userMutations } from './resolvers.ts';
