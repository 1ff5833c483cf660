import { useHeldDocuments, type Holder } from './useHeldDocuments.ts';
import { useKnownDocument } from './useKnownDocument.ts';
import { WaitingDocument } from './WaitingDocument.tsx';

/** The documents of an event or a centre that may not be used as they stand; what changed, and who must act. */
export const ApprovalBanner = ({ holder }: { readonly holder: Holder }) => {
  // The page has read the latest: its banner is there before the others are known, and nothing moves.
  const latest = useKnownDocument();
  const held = useHeldDocuments(holder);
  const others = held?.filter(({ id, state }) => id !== latest?.id && state !== 'WITHDRAWN') ?? [];
  return [...(latest === undefined ? [] : [latest]), ...others].map((document) => (
    <WaitingDocument
      key={document.id}
      document={document}
      details={held?.find(({ id }) => id === document.id)}
    />
  ));
};
