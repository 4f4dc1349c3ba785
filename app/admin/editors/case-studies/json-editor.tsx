import { autocompletion, type CompletionContext } from '@codemirror/autocomplete';
import { json } from '@codemirror/lang-json';
import { syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, linter, lintGutter, setDiagnostics } from '@codemirror/lint';
import { classHighlighter } from '@lezer/highlight';
import { basicSetup, EditorView } from 'codemirror';
import { useEffect, useRef } from 'react';
import type { FieldShape } from '#domain/editing/shape.ts';
import { rangeOf } from '#domain/json-text/scan.ts';
import { suggest } from '#domain/json-text/suggest.ts';
import { syntaxErrorIn } from '#domain/json-text/syntax-error.ts';
import type { ProblemMessage } from '../../problem-words.ts';
import { parsed } from './case-study-draft.ts';
import { jsonEditorTheme } from './json-editor-theme.ts';
import { shapeProblems } from './shape-problems.ts';
import { words } from './words.ts';

interface JsonEditorProps {
  label: string;
  value: string;
  onChange(json: string): void;
  shape: FieldShape;
  required: readonly string[];
  /** What the server said against the last text. */
  problems: readonly ProblemMessage[];
}

/**
 * JSON with what its schema knows: fields to choose from, and what is wrong marked at its line. It
 * stands in a shadow root, where the style sheets that it makes need no exception from our policy.
 */
export default function JsonEditor(props: JsonEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    if (!host.current) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const editor = new EditorView({
      doc: latest.current.value,
      parent: root,
      root,
      extensions: [
        basicSetup,
        json(),
        syntaxHighlighting(classHighlighter),
        jsonEditorTheme,
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': latest.current.label, tabindex: '0' }),
        autocompletion({ override: [(context) => complete(context, latest.current.shape)] }),
        linter((shown) => diagnose(shown.state.doc.toString(), latest.current), { delay: 300 }),
        lintGutter(),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) latest.current.onChange(state.doc.toString());
        }),
      ],
    });
    view.current = editor;
    return () => editor.destroy();
  }, []);

  const { value, problems } = props;
  // Another text than the one written here: a local copy or somebody else's was taken.
  useEffect(() => {
    const editor = view.current;
    if (!editor || editor.state.doc.toString() === value) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } });
  }, [value]);

  useEffect(() => {
    const editor = view.current;
    const [first] = problems;
    if (!editor || !first) return;
    const text = editor.state.doc.toString();
    // The text may have been checked here long before: what the server says of it is shown all the same.
    editor.dispatch(setDiagnostics(editor.state, diagnose(text, latest.current)));
    const { from } = rangeOf(text, first.path) ?? START;
    editor.dispatch({ effects: EditorView.scrollIntoView(from, { y: 'center' }) });
  }, [problems]);

  return <div ref={host} className="json-editor" />;
}

function complete({ state, pos, explicit }: CompletionContext, shape: FieldShape) {
  const found = suggest(state.doc.toString(), pos, shape);
  if (!found || (!explicit && found.from === found.to)) return null;
  return {
    from: found.from,
    to: found.to,
    filter: false,
    options: found.options
      .filter(({ label }) => fitsWritten(label, state.sliceDoc(found.from, pos)))
      .map(({ label, insert, kind }) => ({ label, apply: insert, detail: words.kinds[kind] })),
  };
}

function fitsWritten(label: string, written: string): boolean {
  return label.toLowerCase().includes(written.replace(/^"|"$/g, '').toLowerCase());
}

const START = { from: 0, to: 0 };

function diagnose(text: string, { shape, required, problems }: JsonEditorProps): Diagnostic[] {
  const value = parsed(text);
  if (value === undefined)
    return [{ ...(syntaxErrorIn(text) ?? START), severity: 'error', message: words.invalid }];
  const own = shapeProblems(shape, value, required);
  const others = problems.filter(({ path }) => !own.some((problem) => problem.path === path));
  return [...own, ...others].map(({ path, message }) => ({
    ...(rangeOf(text, path) ?? START),
    severity: 'error',
    message: path === '' ? message : `${path} : ${message}`,
  }));
}
