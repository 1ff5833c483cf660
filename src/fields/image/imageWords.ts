import { useTranslate } from 'react-admin';

/** English of why a picture is not taken, as the server refuses it. A translation overrides by `images.<key>`. */
const imageWords = {
  unreadable: 'This is not an image we can read. Use JPEG, PNG, WebP or HEIF.',
  too_large: 'The image may have at most %{megabytes} MB.',
};

/** Beside the wording of all screens, which loads first: these come with the input. */
export function useImageWords(): (key: keyof typeof imageWords, values?: object) => string {
  const translate = useTranslate();
  return (key, values) => translate(`images.${key}`, { ...values, _: imageWords[key] });
}
