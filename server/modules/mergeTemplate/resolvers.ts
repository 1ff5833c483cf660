import { saveResolver } from '../../graphql/write/writeResolvers.ts';
import { mergeTemplateEntity } from './mergeTemplateEntity.ts';
import { templateService } from './service.ts';

export const mergeTemplateMutations = {
  createMergeTemplate: saveResolver(mergeTemplateEntity, (session, input) =>
    templateService.create(session, input),
  ),
  updateMergeTemplate: saveResolver(mergeTemplateEntity, (session, input) =>
    templateService.update(session, input),
  ),
};
