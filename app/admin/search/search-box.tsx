import { type KeyboardEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Modal } from '../../ui/modal.tsx';
import { addressOf, openPath } from '../shell/address.ts';
import { ToolIcon } from '../shell/tool-icon.tsx';
import { noteScreen } from './recent-screens.ts';
import type { Result } from './results.ts';
import { useResults } from './use-results.ts';
import { searchWordsShown as words } from './words.ts';

/** Ctrl/⌘ K from anywhere: jumps to any screen, action, article or field. */
export function SearchBox() {
  const [open, setOpen] = useState(false);
  const location = useLocation();
  useEffect(() => noteScreen(openPath(location)), [location]);
  useEffect(() => {
    const act = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', act);
    return () => removeEventListener('keydown', act);
  }, []);
  return (
    <>
      <button
        type="button"
        className="search-open"
        aria-keyshortcuts="Control+K"
        onClick={() => setOpen(true)}
      >
        <ToolIcon name="search" />
        <span className="tool-word">{words.open}</span>
        <span aria-hidden="true" className="search-keys">
          {words.keys}
        </span>
      </button>
      {open && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function SearchDialog({ onClose }: { onClose(): void }) {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const { groups, isPending } = useResults(query);
  const results = groups.flatMap((group) => group.results);
  const current = results[Math.min(chosen, results.length - 1)];
  const location = useLocation();
  const navigate = useNavigate();

  const go = ({ path, hash }: Result) => {
    onClose();
    navigate(addressOf(location, path) + (hash ?? ''));
  };
  const act = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter' && current) go(current);
    else if (by) setChosen((at) => Math.max(0, Math.min(at + by, results.length - 1)));
    else return;
    event.preventDefault();
  };
  const idOf = (result: Result) => `result-${results.indexOf(result)}`;
  return (
    <Modal label={words.title} onClose={onClose} className="admin-dialog search">
      <input
        type="text"
        role="combobox"
        aria-label={words.title}
        aria-expanded={results.length > 0}
        aria-controls="search-results"
        aria-activedescendant={current && idOf(current)}
        autoComplete="off"
        className="field"
        placeholder={words.placeholder}
        value={query}
        onKeyDown={act}
        onChange={({ target }) => {
          setQuery(target.value);
          setChosen(0);
        }}
      />
      <div id="search-results" role="listbox" aria-label={words.title} className="search-results">
        {groups.map(({ name, results: found }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
          <div key={name} role="group" aria-label={name}>
            <p className="search-group" aria-hidden="true">
              {name}
            </p>
            {found.map((result) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the input above
              // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus and names the option
              <div
                key={`${result.title} ${result.path}${result.hash ?? ''}`}
                id={idOf(result)}
                role="option"
                aria-selected={result === current}
                className="search-result"
                onClick={() => go(result)}
              >
                <span className="search-title">{result.title}</span>
                <span className="search-detail">{result.detail}</span>
              </div>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className="search-hint">
        {hintFor(query, { isPending, isEmpty: results.length === 0 })}
      </p>
    </Modal>
  );
}

function hintFor(query: string, { isPending, isEmpty }: { isPending: boolean; isEmpty: boolean }): string {
  if (isPending) return words.searching;
  return query.trim() !== '' && isEmpty ? words.nothing(query) : words.hint;
}
