import { plainListResolver, oneResolver } from '../../graphql/read/readResolvers.ts';
import { approvedDocumentEntity } from './approvedDocumentEntity.ts';
import { approvedDocumentList } from './approvedDocumentList.ts';

export const approvedDocumentQueries = {
  approvedDocument: oneResolver(approvedDocumentEntity),
  approvedDocuments: plainListResolver(approvedDocumentList),
};
