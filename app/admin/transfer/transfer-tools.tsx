import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { ImportMode } from '#server/transfer/import-report.ts';
import type { ImportPreview } from '#server/transfer/transfer-service.ts';
import type { ProblemMessage } from '../problem-words.ts';
import { ToolIcon } from '../shell/tool-icon.tsx';
import { download } from './download.ts';
import { importFile, previewImport } from './import-api.ts';
import { ImportDialog } from './import-dialog.tsx';
import { Notice, type NoticeText } from './notice.tsx';
import { reportLines } from './report-lines.ts';
import { transferWords as words } from './words.ts';

/** In the address for one page load: the message outlives the reload without being stored anywhere. */
const IMPORTED = 'imported';

/** More would hide the first, and the first is where to begin. */
const MOST_PROBLEMS = 5;

const failed = (problems: readonly ProblemMessage[] = []): NoticeText => ({
  kind: 'bad',
  text: words.importFailed,
  lines: problems.slice(0, MOST_PROBLEMS).map(({ path, message }) => `${path}\u00a0: ${message}`),
});

interface Chosen {
  name: string;
  text: string;
  preview: ImportPreview;
}

/** The export and import buttons of the header, with all that an import shows. */
export function TransferTools() {
  const input = useRef<HTMLInputElement>(null);
  const [notice, setNotice] = useImportedNotice();
  const [chosen, setChosen] = useState<Chosen>();

  const startExport = async () => {
    if (!(await download('/api/export'))) setNotice({ kind: 'bad', text: words.exportFailed });
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const text = await file.text();
    target.value = '';
    if (!/\.json$/i.test(file.name)) {
      setNotice(failed());
      return;
    }
    const result = await previewImport(text);
    if (result.value) setChosen({ name: file.name, text, preview: result.value });
    setNotice(result.value ? undefined : failed(result.problems));
  };
  const confirm = async (mode: ImportMode) => {
    if (!chosen) return;
    const result = await importFile(chosen.text, mode);
    setChosen(undefined);
    if (!result.value) {
      setNotice(failed(result.problems));
      return;
    }
    const lines = reportLines(result.value.report, mode);
    setNotice({ kind: 'good', text: words.imported, lines });
    reloadWithNotice(lines);
  };

  return (
    <>
      <button type="button" className="tool" title={words.exportHelp} onClick={startExport}>
        <ToolIcon name="export" />
        <span className="tool-word">{words.export}</span>
      </button>
      <button type="button" className="tool" title={words.importHelp} onClick={() => input.current?.click()}>
        <ToolIcon name="import" />
        <span className="tool-word">{words.import}</span>
      </button>
      <input
        ref={input}
        type="file"
        accept=".json"
        hidden
        aria-label={words.importHelp}
        onChange={(event) => void choose(event)}
      />
      {chosen && (
        <ImportDialog
          name={chosen.name}
          preview={chosen.preview}
          onCancel={() => setChosen(undefined)}
          onConfirm={confirm}
        />
      )}
      {notice && <Notice notice={notice} onClose={() => setNotice(undefined)} />}
    </>
  );
}

/** The lines wait in the entry of the history, which outlives the reload too. */
function reloadWithNotice(lines: readonly string[]): void {
  const address = new URL(location.href);
  address.searchParams.set(IMPORTED, '1');
  history.replaceState({ ...history.state, [IMPORTED]: lines }, '', address);
  location.reload();
}

function linesInHistory(): string[] | undefined {
  const lines: unknown = history.state?.[IMPORTED];
  return Array.isArray(lines) ? lines.map(String) : undefined;
}

/** The message of the import before the reload; the address is then tidied, so that the next reload is silent. */
function useImportedNotice() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const imported = parameters.has(IMPORTED);
  const state = useState<NoticeText | undefined>(
    imported ? { kind: 'good', text: words.imported } : undefined,
  );
  const [, setNotice] = state;
  useEffect(() => {
    if (!imported) return;
    const lines = linesInHistory();
    if (lines) setNotice({ kind: 'good', text: words.imported, lines });
    const rest = new URLSearchParams(parameters);
    rest.delete(IMPORTED);
    navigate({ pathname, search: rest.toString() }, { replace: true, preventScrollReset: true });
  }, [imported, parameters, navigate, pathname]);
  return state;
}
