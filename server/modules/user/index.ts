export { userEntity } from './userEntity.ts';
export { userService } from './service.ts';
export { userNoun } from './userNoun.ts';
