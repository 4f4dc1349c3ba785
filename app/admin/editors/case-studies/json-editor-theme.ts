import { EditorView } from 'codemirror';

/** The colours of the house; the custom properties reach into the shadow root and follow the theme. */
export const jsonEditorTheme = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--window)', color: 'var(--ink)', fontSize: '0.875rem' },
  '&.cm-focused': { outline: '3px solid var(--awning)', outlineOffset: '2px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, monospace', lineHeight: '1.6' },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'var(--wall-2)', color: 'var(--ink-soft)', border: 'none' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in oklab, var(--brass-2) 9%, transparent)' },
  '.cm-activeLineGutter': { backgroundColor: 'color-mix(in oklab, var(--brass-2) 22%, transparent)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in oklab, var(--brass-2) 38%, transparent)',
  },
  '.tok-propertyName': { color: 'var(--awning-text)', fontWeight: '600' },
  '.tok-string': { color: 'var(--ink)' },
  '.tok-number, .tok-bool, .tok-null': { color: 'var(--brass)', fontWeight: '600' },
  '.tok-punctuation': { color: 'var(--ink-soft)' },
  '.cm-tooltip': {
    backgroundColor: 'var(--window)',
    color: 'var(--ink)',
    border: '1px solid var(--control)',
    borderRadius: '8px',
    overflow: 'hidden',
  },
  '.cm-tooltip-autocomplete > ul > li': { padding: '0.2rem 0.6rem' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--frame)',
    color: 'var(--on-frame)',
  },
  '.cm-completionDetail': { marginLeft: '0.8em', opacity: '0.8', fontStyle: 'normal' },
  '.cm-panels': { backgroundColor: 'var(--wall-2)', color: 'var(--ink)' },
});
