import { useDocumentsSection } from '#overrides/documents/index.ts';
import { ParticipantShow as Generated, type ParticipantSource } from '#resources/participants/index.ts';
import { Replace } from '#src/screens/Replace.tsx';

/** A participant, with the documents made for them. */
export const ParticipantShow = () => (
  <Replace<ParticipantSource> sections={useDocumentsSection('participant_id')}>
    <Generated />
  </Replace>
);
