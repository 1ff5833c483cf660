import { Fragment } from 'react';

/** Before its @, and before each dot of what follows. */
const breaks = /(?=@)|(?=\.)(?<=@\S*)/;

/** A text that may hold an e-mail address: one that its line has no room for breaks between its parts, not at its last letter. */
export const AddressText = ({ text }: { readonly text: string }) =>
  text.split(breaks).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr aria-hidden />}
      {part}
    </Fragment>
  ));
