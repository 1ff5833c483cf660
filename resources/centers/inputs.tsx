// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { BooleanInput } from '../../src/fields/boolean/BooleanInput.tsx';
import { ImageInput } from '../../src/fields/image/ImageInput.tsx';
import { LongTextInput } from '../../src/fields/longText/LongTextInput.tsx';
import { NumberInput } from '../../src/fields/number/NumberInput.tsx';
import { RelationInput } from '../../src/fields/relation/RelationInput.tsx';
import { RowsInput } from '../../src/fields/rows/RowsInput.tsx';
import { StringInput } from '../../src/fields/string/StringInput.tsx';

export const centerInputs = {
  name: <StringInput source="name" required />,
  address: <StringInput source="address" />,
  city: <StringInput source="city" />,
  postalCode: <StringInput source="postalCode" />,
  country: <RelationInput source="country.id" reference="countries" required />,
  timeZone: <StringInput source="timeZone" />,
  indication: <RelationInput source="indication.id" reference="indications" />,
  trainingExpertise: <LongTextInput source="trainingExpertise" />,
  description: <LongTextInput source="description" />,
  isPublished: <BooleanInput source="isPublished" />,
  leadTrainer: <RelationInput source="leadTrainer.id" reference="trainers" />,
  trainers: (
    <RowsInput source="trainers" orderSource="priority">
      <RelationInput source="trainer.id" reference="trainers" required />
      <NumberInput source="priority" required />
    </RowsInput>
  ),
  locationImage: <ImageInput source="locationImage" />,
  authorisationRequired: <BooleanInput source="authorisationRequired" />,
  authorisationRequiredText: <LongTextInput source="authorisationRequiredText" />,
  contractRequired: <BooleanInput source="contractRequired" />,
  contractRequiredText: <LongTextInput source="contractRequiredText" />,
};

export const createCenterInputs = centerInputs;

export const createCenterDefaults = {
  timeZone: 'UTC',
  isPublished: false,
  authorisationRequired: false,
  contractRequired: false,
};
