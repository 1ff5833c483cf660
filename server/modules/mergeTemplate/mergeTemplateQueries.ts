import { listResolver, oneResolver } from '../../graphql/read/readResolvers.ts';
import { mergeTemplateEntity } from './mergeTemplateEntity.ts';
import { mergeTemplateList } from './mergeTemplateList.ts';

export const mergeTemplateQueries = {
  mergeTemplate: oneResolver(mergeTemplateEntity),
  mergeTemplates: listResolver(mergeTemplateList),
};
