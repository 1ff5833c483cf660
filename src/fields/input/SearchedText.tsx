import { TextField, type AutocompleteRenderInputParams, type TextFieldProps } from '@mui/material';

/** The text field of an Autocomplete, its label always above. */
export const SearchedText = ({
  params,
  ...text
}: TextFieldProps & { readonly params: AutocompleteRenderInputParams }) => (
  <TextField
    {...params}
    {...text}
    slotProps={{ ...params.slotProps, inputLabel: { ...params.slotProps.inputLabel, shrink: true } }}
  />
);
