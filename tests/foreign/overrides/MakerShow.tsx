import { StringField } from '#src/fields/string/StringField.tsx';
import { ResourceShow } from '#src/screens/record/ResourceShow.tsx';
import { ShowSection } from '#src/screens/record/ShowSection.tsx';
import { ShowField } from '#src/screens/ShowField.tsx';

/** One field of many, to be told from the screen that is generated. */
export const MakerShow = () => (
  <ResourceShow>
    <ShowSection name="details">
      <ShowField source="country" field={StringField} />
    </ShowSection>
  </ResourceShow>
);
