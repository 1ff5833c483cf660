import { Box } from '@mui/material';
import {
  AlignmentButtons,
  ClearButtons,
  DefaultEditorOptions,
  FormatButtons,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInput,
  type RichTextInputProps as Upstream,
  RichTextInputToolbar,
} from 'ra-input-rich-text';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { SourceContextProvider, useInput, useTranslateLabel } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { useInputLook } from '../input/useInputLook.tsx';
import { HeadingSelect } from './HeadingSelect.tsx';
import { ownDirection } from './ownDirection.ts';
import { throttle } from './throttle.ts';
import { EditorHandle, useEditorDocument } from './useEditorDocument.tsx';
import type { InputProps } from '../input/InputProps.ts';

const tools = (
  <>
    <HeadingSelect />
    <FormatButtons size="small" />
    <AlignmentButtons size="small" />
    <ListButtons size="small" />
    <LinkButtons size="small" />
    <QuoteButtons size="small" />
    <ClearButtons size="small" />
  </>
);

/** Milliseconds between two changes of the form while somebody writes (spec §9). */
const changeInterval = 300;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The editor works in a form of its own with one field. The form around it hears of a change every 300 ms and does not
 * have to render, validate and compare at each key.
 */
export const RichTextEditor = ({ documentSource, extensions, tools: more, ...props }: RichTextInputProps) => {
  const { className, helperText, validate, readOnly } = useInputLook(props, 'wide');
  const outer = useInput<unknown>({
    source: props.source,
    validate,
    format: (value) => value,
    parse: (value: unknown) => value,
  });
  const { onChange, onBlur } = outer.field;
  const value: unknown = outer.field.value;
  const document = useEditorDocument(props.source, documentSource);
  const label = useTranslateLabel()({ source: props.source });
  const name = typeof label === 'string' ? label : props.source;
  const editorOptions = useMemo(
    () => ({
      ...DefaultEditorOptions,
      extensions: withOwn(extensions ?? []),
      // What the editor makes is a plain element to whoever cannot see it.
      editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': name } },
    }),
    [extensions, name],
  );
  const toolbar = useMemo(
    () => (
      <RichTextInputToolbar>
        <EditorHandle handle={document.editor} />
        {tools}
        {more}
      </RichTextInputToolbar>
    ),
    [document.editor, more],
  );
  const inner = useForm({ defaultValues: { html: textOf(value) } });
  const passed = useRef(textOf(value));
  const write = document.write;
  const change = useRef({ onChange, write });
  useEffect(() => {
    change.current = { onChange, write };
  });
  const pass = useMemo(
    () =>
      throttle((html: string) => {
        const kept = change.current.write(html);
        passed.current = textOf(kept);
        change.current.onChange(kept);
      }, changeInterval),
    [],
  );

  useEffect(() => {
    const { unsubscribe } = inner.watch(({ html }, { name }) => {
      if (name !== undefined) pass(textOf(html));
    });
    return () => {
      unsubscribe();
      pass.flush();
    };
  }, [inner, pass]);

  useEffect(() => {
    // Another record, or a reset: only what did not come from here is written back into the editor.
    if (textOf(value) === passed.current) return;
    passed.current = textOf(value);
    inner.reset({ html: textOf(value) });
  }, [inner, value]);

  const message = outer.fieldState.error?.message ?? document.problem;
  useEffect(() => {
    if (message === undefined) inner.clearErrors('html');
    else inner.setError('html', { message });
  }, [inner, message]);

  const own = useMemo(() => ({ getSource: () => 'html', getLabel: () => name }), [name]);
  const leave = () => {
    pass.flush();
    onBlur();
  };
  return (
    <Box
      className={className}
      onBlur={leave}
      sx={{
        maxWidth: 720,
        '& .ProseMirror': { minHeight: 120, maxHeight: 420, overflow: 'auto' },
        ...ownDirection,
      }}
    >
      <FormProvider {...inner}>
        <SourceContextProvider value={own}>
          <RichTextInput
            source="html"
            label={name}
            isRequired={props.required}
            readOnly={readOnly}
            helperText={helperText}
            fullWidth
            editorOptions={editorOptions}
            toolbar={toolbar}
          />
        </SourceContextProvider>
      </FormProvider>
    </Box>
  );
};

type EditorOptions = NonNullable<Upstream['editorOptions']>;
type Extensions = NonNullable<EditorOptions['extensions']>;

/** The usual ones, without those that are given in their place. */
function withOwn(own: Extensions): Extensions {
  const names = new Set(own.map(({ name }) => name));
  return [...(DefaultEditorOptions.extensions ?? []).filter(({ name }) => !names.has(name)), ...own];
}

export interface RichTextInputProps extends InputProps {
  /** Where the editor's own document goes, as JSON text, beside the HTML at `source`. */
  readonly documentSource?: string;
  /** What the editor knows beyond the usual. The same list each time: another one makes another editor. */
  readonly extensions?: EditorOptions['extensions'];
  /** Controls beside the usual ones. */
  readonly tools?: ReactNode;
}
