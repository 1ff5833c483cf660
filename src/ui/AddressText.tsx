/** A text that may be an e-mail address: one that its line has no room for breaks before its @, not at its last letter. */
export const AddressText = ({ text }: { readonly text: string }) => {
  const [name, ...domain] = text.split(/(?=@)/);
  return (
    <>
      {name}
      {domain.length > 0 && <wbr />}
      {domain}
    </>
  );
};
