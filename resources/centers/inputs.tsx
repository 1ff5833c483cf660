// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { BooleanInput } from '../../src/fields/boolean/BooleanInput.tsx';
import { ImageInput } from '../../src/fields/image/ImageInput.tsx';
import { LongTextInput } from '../../src/fields/longText/LongTextInput.tsx';
import { NumberInput } from '../../src/fields/number/NumberInput.tsx';
import { RelationInput } from '../../src/fields/relation/RelationInput.tsx';
import { RowsInput } from '../../src/fields/rows/RowsInput.tsx';
import { StringInput } from '../../src/fields/string/StringInput.tsx';
import { VocabularyInput } from '../../src/fields/string/VocabularyInput.tsx';

export const centerInputs = {
  name: <StringInput source="name" required maxLength={500} />,
  address: <StringInput source="address" maxLength={500} />,
  city: <VocabularyInput source="city" type="TrainingCentre" field="city" maxLength={500} />,
  postalCode: <StringInput source="postalCode" maxLength={500} width="code" />,
  country: <RelationInput source="country.id" reference="countries" required />,
  timeZone: <StringInput source="timeZone" maxLength={500} width="choice" />,
  indication: <RelationInput source="indication.id" reference="indications" />,
  trainingExpertise: <LongTextInput source="trainingExpertise" maxLength={10000} />,
  description: <LongTextInput source="description" maxLength={10000} />,
  isPublished: <BooleanInput source="isPublished" />,
  leadTrainer: <RelationInput source="leadTrainer.id" reference="trainers" />,
  trainers: (
    <RowsInput source="trainers" orderSource="priority">
      <RelationInput source="trainer.id" reference="trainers" required />
      <NumberInput source="priority" required />
    </RowsInput>
  ),
  locationImage: <ImageInput source="locationImage" mostBytes={10485760} />,
  authorisationRequired: <BooleanInput source="authorisationRequired" />,
  authorisationRequiredText: <LongTextInput source="authorisationRequiredText" maxLength={10000} />,
  contractRequired: <BooleanInput source="contractRequired" />,
  contractRequiredText: <LongTextInput source="contractRequiredText" maxLength={10000} />,
};

export const createCenterInputs = centerInputs;

export const createCenterDefaults = {
  timeZone: 'UTC',
  isPublished: false,
  authorisationRequired: false,
  contractRequired: false,
};
