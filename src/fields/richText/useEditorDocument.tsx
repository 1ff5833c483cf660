import { useTiptapEditor } from 'ra-input-rich-text';
import { useEffect, useRef, type RefObject } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { parseJson } from '../json/parseJson.ts';
import { valueAt } from '../value/valueAt.ts';

type Editor = NonNullable<ReturnType<typeof useTiptapEditor>>;

/** Hands the editor to the input around the toolbar that this stands in. */
export const EditorHandle = ({ handle }: { readonly handle: RefObject<Editor | null> }) => {
  const editor = useTiptapEditor();
  useEffect(() => {
    handle.current = editor;
  }, [editor, handle]);
  return null;
};

/**
 * Keeps the editor's own document at `documentSource` in step with the HTML at `source`. A text that is again what it
 * was when the form was opened counts as unchanged, although the editor would write its HTML in another way.
 */
export function useEditorDocument(source: string, documentSource: string | undefined) {
  const editor = useRef<Editor | null>(null);
  const { setValue } = useFormContext();
  const { defaultValues, errors, isSubmitted } = useFormState();
  const write = (html: string): unknown => {
    const now = editor.current;
    const text = html === '' ? null : html;
    if (documentSource === undefined || now === null) return text;
    const options = { shouldDirty: true, shouldValidate: isSubmitted };
    const before = valueAt(defaultValues, documentSource);
    if (isDocument(now, before)) {
      setValue(documentSource, before, options);
      return valueAt(defaultValues, source) ?? null;
    }
    setValue(documentSource, text === null ? null : JSON.stringify(now.getJSON()), options);
    return text;
  };
  const message = documentSource === undefined ? undefined : valueAt(errors, `${documentSource}.message`);
  return { editor, write, problem: typeof message === 'string' ? message : undefined };
}

function isDocument(editor: Editor, text: unknown): boolean {
  const data = typeof text === 'string' ? parseJson(text) : text;
  if (typeof data !== 'object' || data === null) return false;
  try {
    // Through the editor's own schema, which fills in what a document may leave out.
    return editor.state.doc.eq(editor.schema.nodeFromJSON(data));
  } catch {
    return false;
  }
}
